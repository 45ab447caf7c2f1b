// The deadlines of all connections, ordered by time, with one timer for all of them. The timer runs
// while there are deadlines and checks them once a period, so a deadline is noticed up to a period
// late. On the serving thread. Inside server/net.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>

#include "server/net/await.h"

namespace gridmates::net {

using SteadyTime = std::chrono::steady_clock::time_point;

class Deadlines : public std::enable_shared_from_this<Deadlines> {
 public:
  Deadlines(const Executor& executor, std::chrono::milliseconds period)
      : timer_(executor), period_(period) {}

  class Deadline;

  // Calls the deadlines that are due at `now`, the earliest first.
  void check(SteadyTime now);
  // How many deadlines are in the order, and whether the timer runs.
  std::size_t size() const { return order_.size(); }
  bool is_running() const { return running_; }

 private:
  using Order = std::multimap<SteadyTime, Deadline*>;

  void run();

  Timer timer_;
  const std::chrono::milliseconds period_;
  Order order_;
  bool running_ = false;
};

// Owned by whatever the deadline applies to; the Deadlines outlive it. Postponing it is cheap and
// allocates nothing: it keeps its place in the order, and moves when check() reaches that.
class Deadlines::Deadline {
 public:
  // `due` is called once each time the deadline passes. It may destroy any deadline, and set any to
  // a later time than now.
  Deadline(Deadlines& all, std::function<void()> due)
      : all_(all), due_(std::move(due)), place_(all.order_.end()) {}
  ~Deadline();
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

  // Replaces the deadline that was set before.
  void set(SteadyTime by);
  void set_in(std::uint64_t ms) {
    set(std::chrono::steady_clock::now() + std::chrono::milliseconds(ms));
  }
  void clear() { by_ = kNever; }
  bool is_set() const { return by_ != kNever; }

 private:
  friend class Deadlines;

  void move();

  static constexpr SteadyTime kNever = SteadyTime::max();

  Deadlines& all_;
  const std::function<void()> due_;
  SteadyTime by_ = kNever;
  Order::iterator place_;  // at or before by_; kept after clear(); the end if not in the order
};

}  // namespace gridmates::net
