// The threads that serve, each with a context of its own. Owned by who serves; the contexts outlive
// whatever uses their executors.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <memory>
#include <thread>
#include <vector>

#include "server/base/metrics.h"

namespace gridmates::app {

class ServingThreads {
 public:
  using Executor = boost::asio::io_context::executor_type;

  // At least one.
  explicit ServingThreads(unsigned count);
  ~ServingThreads();
  ServingThreads(const ServingThreads&) = delete;
  ServingThreads& operator=(const ServingThreads&) = delete;

  boost::asio::io_context& first() { return *contexts_.front(); }
  // The first one's is the first.
  std::vector<Executor> executors() const;

  // Runs the first one here and the others on threads of their own until stop(), and measures their
  // handlers. What one of them throws is thrown here. Call once.
  void run(Metrics& metrics);
  // Any thread.
  void stop();

 private:
  struct Context : boost::asio::io_context {
    using io_context::io_context;
    void end() { shutdown(); }
  };

  void run_other(Context& context, Metrics& metrics);
  void end();

  std::vector<std::unique_ptr<Context>> contexts_;
  std::vector<boost::asio::executor_work_guard<Executor>> work_;
  std::vector<std::thread> threads_;
};

}  // namespace gridmates::app
