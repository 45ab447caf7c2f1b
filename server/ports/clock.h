// The server's time. Safe for concurrent use.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>

namespace gridmates::ports {

class Clock {
 public:
  virtual ~Clock() = default;

  // Milliseconds that never go back, from an arbitrary start. All rules use these.
  virtual std::uint64_t steady_ms() const = 0;
  // Milliseconds since 1970 UTC. Shown to people, and it determines the day of a daily; no other
  // rule uses it.
  virtual std::int64_t wall_ms() const = 0;

  // Cancels when destroyed, but does not wait for a callback that has begun.
  class Timer {
   public:
    virtual ~Timer() = default;
  };
  // Calls `then` once, after at least `delay_ms`, on any thread.
  virtual std::unique_ptr<Timer> after(std::uint64_t delay_ms, std::function<void()> then) = 0;
};

}  // namespace gridmates::ports
