// An event that clients can cause at any rate: it is logged only once in a while, with the number
// of times it has happened since. Safe for concurrent use.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "server/base/limits.h"

namespace gridmates {

class LogThrottle {
 public:
  // Counts the event. Returns how often it has happened since it was last logged, if it is to be
  // logged now: at first, and then once in limits::kLogThrottleMs.
  std::optional<std::uint64_t> again(std::uint64_t now_ms) {
    ++untold_;
    std::uint64_t due_ms = due_ms_;
    if (now_ms < due_ms ||
        !due_ms_.compare_exchange_strong(due_ms, now_ms + limits::kLogThrottleMs)) {
      return std::nullopt;
    }
    return untold_.exchange(0);
  }

 private:
  std::atomic<std::uint64_t> untold_{0};
  std::atomic<std::uint64_t> due_ms_{0};
};

}  // namespace gridmates
