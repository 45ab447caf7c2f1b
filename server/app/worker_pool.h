// A thread pool for long-running work. Safe for concurrent use.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <thread>
#include <vector>

#include "server/base/limits.h"
#include "server/ports/workers.h"

namespace gridmates::app {

// Runs up to `threads` jobs at once. A job that runs for long no longer counts: another job may
// start next to it, for at most limits::kLongJobs long jobs. So long jobs share the machine, and
// short jobs finish soon.
class WorkerPool final : public ports::Workers {
 public:
  // `threads`: at least 1. `long_after_ms`: the time after which a job counts as long.
  explicit WorkerPool(std::size_t threads, std::uint32_t long_after_ms = limits::kLongJobMs);
  // Waits for the running jobs; drops the others.
  ~WorkerPool() override;

  bool post(PlayerId player, std::function<void()> job) override;
  bool post_when_idle(std::function<void(const std::stop_token&)> job) override;

 private:
  using Jobs = std::deque<std::function<void()>>;
  using Clock = std::chrono::steady_clock;
  using Lock = std::unique_lock<std::mutex>;

  // The loop of each thread; it locks. All functions after it expect the lock to be held.
  void work();
  void run_next(Lock& lock);
  void run_idle_job(Lock& lock);
  bool may_begin() const;
  // When another job may begin even if none ends; nullopt: it may not.
  std::optional<Clock::time_point> next_may_begin() const;
  std::size_t long_jobs(Clock::time_point now) const;

  const std::size_t at_once_;
  const std::chrono::milliseconds long_after_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool ending_ = false;
  std::map<PlayerId, Jobs> waiting_;  // also players whose last job is running
  std::deque<PlayerId> line_;         // players with a waiting job and no running one, in turn
  std::size_t all_waiting_ = 0;
  std::multiset<Clock::time_point> running_;  // their start times
  // The job for idle times: its stop source while it waits or runs, and the job while it waits.
  std::optional<std::stop_source> idle_stop_;
  std::function<void(const std::stop_token&)> idle_job_;
  std::vector<std::jthread> threads_;
};

}  // namespace gridmates::app
