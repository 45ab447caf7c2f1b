// The serving threads, each with its own io_context. Owned by the Daemon in serve.cc; must outlive
// all users of its executors.
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
  // The first thread's executor comes first.
  std::vector<Executor> executors() const;

  // Runs the first context on the calling thread and each other one on a new thread until stop(),
  // and measures their handlers. Rethrows an exception of any of them. Call once.
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
