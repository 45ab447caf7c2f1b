// A few threads for work that takes long. Safe for concurrent use.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <cstddef>
#include <deque>
#include <map>
#include <mutex>

#include "server/ports/workers.h"

namespace gridmates::app {

class WorkerPool final : public ports::Workers {
 public:
  // `threads`: at least 1.
  explicit WorkerPool(std::size_t threads) : pool_(threads) {}
  // Waits for the jobs that have begun; those that have not are dropped.
  ~WorkerPool() override;

  bool post(PlayerId player, std::function<void()> job) override;
  bool is_idle() const override;

 private:
  using Jobs = std::deque<std::function<void()>>;

  void work_for(PlayerId player);
  void line_up(PlayerId player);

  mutable std::mutex mutex_;
  std::map<PlayerId, Jobs> waiting_;  // also of whose last one is running
  std::size_t all_waiting_ = 0;
  boost::asio::thread_pool pool_;  // a player with jobs stands in its queue once, or one is running
};

}  // namespace gridmates::app
