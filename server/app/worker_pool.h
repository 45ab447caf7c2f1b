// A few threads for work that takes long. Safe for concurrent use.
#pragma once

#include <atomic>
#include <boost/asio/thread_pool.hpp>

#include "server/ports/workers.h"

namespace gridmates::app {

class WorkerPool final : public ports::Workers {
 public:
  // `threads`: at least 1.
  explicit WorkerPool(std::size_t threads) : pool_(threads) {}
  // Waits for the jobs that have begun; those that have not are dropped.
  ~WorkerPool() override;

  bool post(std::function<void()> job) override;

 private:
  std::atomic<std::size_t> waiting_{0};
  boost::asio::thread_pool pool_;
};

}  // namespace gridmates::app
