// The wait before the next connection: exponential back-off with full jitter (Brooker, 2015), so
// that the clients of a restarted server do not all reconnect at the same time. Plain value.
#pragma once

#include <algorithm>
#include <cstdint>

#include "client/core/config.h"

namespace gridmates::client {

class Backoff {
 public:
  // A wait in milliseconds, from 0 to min(kBackoffCapMs, kBackoffBaseMs * 2^n) where n counts the
  // attempts since reset(); `chance` is uniform in [0, 1).
  std::uint32_t next_ms(double chance) {
    const std::uint32_t ceiling = std::min(kBackoffCapMs, kBackoffBaseMs << attempt_);
    if (ceiling < kBackoffCapMs) ++attempt_;
    return static_cast<std::uint32_t>(chance * ceiling);
  }
  void reset() { attempt_ = 0; }

 private:
  unsigned attempt_ = 0;
};

}  // namespace gridmates::client
