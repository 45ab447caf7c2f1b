// An event that clients can cause as often as they like: it is logged once in a while, with how
// often it has happened since. Safe for concurrent use.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "server/base/limits.h"

namespace gridmates {

class LogThrottle {
 public:
  // It has happened once more. How often since the log heard of it last, if it is time again: at
  // first, and then once in limits::kLogThrottleMs.
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
