// A few threads for work that takes long. Safe for concurrent use.
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

// As many jobs run at once as `threads` says. One that runs for long does not hold up the others:
// the next one begins beside it and both go on, limits::kLongJobs more at the most. So the machine
// is shared by what is long, and what is short is soon done.
class WorkerPool final : public ports::Workers {
 public:
  // `threads`: at least 1. `long_after_ms`: from when on a job runs for long.
  explicit WorkerPool(std::size_t threads, std::uint32_t long_after_ms = limits::kLongJobMs);
  // Waits for the jobs that have begun; those that have not are dropped.
  ~WorkerPool() override;

  bool post(PlayerId player, std::function<void()> job) override;
  bool post_when_idle(std::function<void(const std::stop_token&)> job) override;

 private:
  using Jobs = std::deque<std::function<void()>>;
  using Clock = std::chrono::steady_clock;
  using Lock = std::unique_lock<std::mutex>;

  // One thread, until the pool ends; the lock is held where nothing else is said.
  void work();
  void run_next(Lock& lock);
  void run_idle_job(Lock& lock);
  bool may_begin() const;
  // When another job may begin though none has ended; nullopt: not before.
  std::optional<Clock::time_point> next_may_begin() const;
  std::size_t long_jobs(Clock::time_point now) const;

  const std::size_t at_once_;
  const std::chrono::milliseconds long_after_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool ending_ = false;
  std::map<PlayerId, Jobs> waiting_;  // also of whose last one is running
  std::deque<PlayerId> line_;         // the players in turn: with a job, and without one that runs
  std::size_t all_waiting_ = 0;
  std::multiset<Clock::time_point> running_;  // when they have begun
  // One that nobody waits for: its stop while it waits or runs, and itself while it waits.
  std::optional<std::stop_source> idle_stop_;
  std::function<void(const std::stop_token&)> idle_job_;
  std::vector<std::jthread> threads_;
};

}  // namespace gridmates::app
