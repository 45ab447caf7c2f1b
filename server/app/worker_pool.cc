#include "server/app/worker_pool.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/base/limits.h"

namespace gridmates::app {

WorkerPool::~WorkerPool() {
  pool_.stop();
  pool_.join();
}

bool WorkerPool::post(PlayerId player, std::function<void()> job) {
  const std::lock_guard lock(mutex_);
  const auto found = waiting_.find(player);
  const bool is_new = found == waiting_.end();
  if (all_waiting_ >= limits::kWorkerQueue) return false;
  if (!is_new && found->second.size() >= limits::kWorkerQueueOfPlayer) return false;
  ++all_waiting_;
  waiting_[player].push_back(std::move(job));
  if (is_new) line_up(player);
  return true;
}

bool WorkerPool::is_idle() const {
  const std::lock_guard lock(mutex_);
  return waiting_.size() == waiting_.count(PlayerId(0));
}

void WorkerPool::line_up(PlayerId player) {
  boost::asio::post(pool_, [this, player] { work_for(player); });
}

void WorkerPool::work_for(PlayerId player) {
  std::unique_lock lock(mutex_);
  Jobs& jobs = waiting_[player];
  const auto job = std::move(jobs.front());
  jobs.pop_front();
  --all_waiting_;
  lock.unlock();
  job();
  lock.lock();
  if (jobs.empty()) {
    waiting_.erase(player);
  } else {
    line_up(player);
  }
}

}  // namespace gridmates::app
