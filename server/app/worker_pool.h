// A few threads for work that takes long. Safe for concurrent use.
#pragma once

#include <boost/asio/thread_pool.hpp>
#include <cstddef>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>

#include "server/ports/workers.h"

namespace gridmates::app {

class WorkerPool final : public ports::Workers {
 public:
  // `threads`: at least 1.
  explicit WorkerPool(std::size_t threads) : threads_(threads), pool_(threads) {}
  // Waits for the jobs that have begun; those that have not are dropped.
  ~WorkerPool() override;

  bool post(PlayerId player, std::function<void()> job) override;
  bool post_when_idle(std::function<void(const std::stop_token&)> job) override;

 private:
  using Jobs = std::deque<std::function<void()>>;

  void work_for(PlayerId player);
  void line_up(PlayerId player);

  const std::size_t threads_;
  std::mutex mutex_;
  std::map<PlayerId, Jobs> waiting_;  // also of whose last one is running
  std::size_t all_waiting_ = 0;
  std::size_t running_ = 0;
  std::optional<std::stop_source> idle_job_;  // while one waits or runs that nobody waits for
  boost::asio::thread_pool pool_;  // a player with jobs stands in its queue once, or one is running
};

}  // namespace gridmates::app
