#include "server/app/worker_pool.h"

#include <sys/resource.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace gridmates::app {
namespace {

// Lowers the priority below the serving threads'; on Linux only of the calling thread.
void step_back() {
  constexpr int kNice = 5;
  (void)::setpriority(PRIO_PROCESS, 0, kNice);
}

}  // namespace

WorkerPool::WorkerPool(std::size_t threads, std::uint32_t long_after_ms)
    : at_once_(threads), long_after_(long_after_ms) {
  const std::size_t most = threads + limits::kLongJobs;
  threads_.reserve(most);
  while (threads_.size() < most) threads_.emplace_back([this] { work(); });
}

WorkerPool::~WorkerPool() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    if (idle_stop_) idle_stop_->request_stop();
  }
  changed_.notify_all();
  threads_.clear();
}

bool WorkerPool::post(PlayerId player, std::function<void()> job) {
  const std::lock_guard lock(mutex_);
  const auto found = waiting_.find(player);
  const bool is_new = found == waiting_.end();
  if (all_waiting_ >= limits::kWorkerQueue) return false;
  if (!is_new && found->second.size() >= limits::kWorkerQueueOfPlayer) return false;
  ++all_waiting_;
  waiting_[player].push_back(std::move(job));
  if (idle_stop_ && running_.size() + all_waiting_ >= at_once_) idle_stop_->request_stop();
  if (is_new) line_.push_back(player);
  changed_.notify_one();
  return true;
}

bool WorkerPool::post_when_idle(std::function<void(const std::stop_token&)> job) {
  const std::lock_guard lock(mutex_);
  if (idle_stop_ || all_waiting_ > 0 || !running_.empty()) return false;
  idle_stop_.emplace();
  idle_job_ = std::move(job);
  changed_.notify_one();
  return true;
}

// A thread without work waits; if a job is in line, until the next running job counts as long.
void WorkerPool::work() {
  step_back();
  Lock lock(mutex_);
  while (!ending_) {
    if (idle_job_) {
      run_idle_job(lock);
    } else if (!line_.empty() && may_begin()) {
      run_next(lock);
    } else if (const auto next = next_may_begin(); next && !line_.empty()) {
      changed_.wait_until(lock, *next);
    } else {
      changed_.wait(lock);
    }
  }
}

void WorkerPool::run_next(Lock& lock) {
  const PlayerId player = line_.front();
  line_.pop_front();
  Jobs& jobs = waiting_.at(player);
  auto job = std::move(jobs.front());
  jobs.pop_front();
  --all_waiting_;
  const auto begun = running_.insert(Clock::now());
  if (!line_.empty()) changed_.notify_one();
  lock.unlock();
  job();
  job = nullptr;
  lock.lock();
  running_.erase(begun);
  if (jobs.empty()) {
    waiting_.erase(player);
  } else {
    line_.push_back(player);
  }
}

void WorkerPool::run_idle_job(Lock& lock) {
  auto job = std::exchange(idle_job_, nullptr);
  const std::stop_token stop = idle_stop_->get_token();
  lock.unlock();
  job(stop);
  job = nullptr;
  lock.lock();
  idle_stop_.reset();
}

std::size_t WorkerPool::long_jobs(Clock::time_point now) const {
  const auto first_short = running_.upper_bound(now - long_after_);
  const auto all = static_cast<std::size_t>(std::distance(running_.begin(), first_short));
  return std::min(all, limits::kLongJobs);
}

bool WorkerPool::may_begin() const {
  const std::size_t beside = long_jobs(Clock::now());
  return running_.size() - beside + (idle_stop_ ? 1 : 0) < at_once_;
}

std::optional<WorkerPool::Clock::time_point> WorkerPool::next_may_begin() const {
  const std::size_t beside = long_jobs(Clock::now());
  const auto next = std::next(running_.begin(), static_cast<std::ptrdiff_t>(beside));
  if (beside == limits::kLongJobs || next == running_.end()) return std::nullopt;
  return *next + long_after_;
}

}  // namespace gridmates::app
