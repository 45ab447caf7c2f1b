// The threads that serve, each with a context of its own. Owned by who serves; the contexts outlive
// whatever uses their executors.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <memory>
#include <thread>
#include <vector>

namespace gridmates::app {

class ServingThreads {
 public:
  using Context = boost::asio::io_context;

  // At least one.
  explicit ServingThreads(unsigned count);
  ServingThreads(const ServingThreads&) = delete;
  ServingThreads& operator=(const ServingThreads&) = delete;

  Context& first() { return *contexts_.front(); }
  // The first one's is the first.
  std::vector<Context::executor_type> executors() const;

  // Runs the first one here and the others on threads of their own until stop(). What one of them
  // throws is thrown here. Call once.
  void run();
  // Any thread.
  void stop();

 private:
  void run_one(Context& context);
  void end();

  std::vector<std::unique_ptr<Context>> contexts_;
  std::vector<boost::asio::executor_work_guard<Context::executor_type>> work_;
  std::vector<std::thread> threads_;
};

}  // namespace gridmates::app
