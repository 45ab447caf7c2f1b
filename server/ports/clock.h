// Time as the server sees it. Safe for concurrent use.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>

namespace gridmates::ports {

class Clock {
 public:
  virtual ~Clock() = default;

  // Milliseconds that only go forward; they start anywhere. All rules use these.
  virtual std::uint64_t steady_ms() const = 0;
  // Milliseconds since 1970 UTC; shown to people; the day of a daily follows from it,
  // and no other rule.
  virtual std::int64_t wall_ms() const = 0;

  // Cancels when destroyed; a callback that has begun is not waited for.
  class Timer {
   public:
    virtual ~Timer() = default;
  };
  // Calls `then` once, after at least `delay_ms`, on any thread.
  virtual std::unique_ptr<Timer> after(std::uint64_t delay_ms, std::function<void()> then) = 0;
};

}  // namespace gridmates::ports
