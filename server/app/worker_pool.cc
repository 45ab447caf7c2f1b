#include "server/app/worker_pool.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/base/limits.h"

namespace gridmates::app {

WorkerPool::~WorkerPool() {
  std::unique_lock lock(mutex_);
  if (idle_job_) idle_job_->request_stop();
  lock.unlock();
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
  if (idle_job_ && running_ + all_waiting_ >= threads_) idle_job_->request_stop();
  if (is_new) line_up(player);
  return true;
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
  ++running_;
  lock.unlock();
  job();
  lock.lock();
  --running_;
  if (jobs.empty()) {
    waiting_.erase(player);
  } else {
    line_up(player);
  }
}

bool WorkerPool::post_when_idle(std::function<void(const std::stop_token&)> job) {
  const std::lock_guard lock(mutex_);
  if (idle_job_ || all_waiting_ > 0 || running_ > 0) return false;
  const std::stop_token token = idle_job_.emplace().get_token();
  boost::asio::post(pool_, [this, token, job = std::move(job)] {
    job(token);
    const std::lock_guard lock(mutex_);
    idle_job_.reset();
  });
  return true;
}

}  // namespace gridmates::app
