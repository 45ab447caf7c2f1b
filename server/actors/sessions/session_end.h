// The state of a connection's end. Owned by a session; no I/O. Inside server/actors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "gridmates/v1/frames.pb.h"
#include "server/actors/shard/addresses.h"
#include "server/ports/clock.h"

namespace gridmates::actors {

struct SessionEnd {
  std::size_t handling = 0;  // requests in hand, for which the end waits
  bool over = false;         // the connection has ended
  bool draining = false;     // the server stops
  bool too_slow = false;     // it is cut at the end of this turn
  bool slow_before = false;  // a room's events have been dropped before
  // Malformed frames of the last limits::kStrikeWindowMs.
  std::vector<std::uint64_t> strikes_ms;
  std::optional<v1::CloseReason> later;   // it ends at the end of this turn
  std::optional<v1::CloseReason> reason;  // it is ending: input is ignored, only the queue is sent
  std::unique_ptr<ports::Clock::Timer> timer;
  std::vector<SessionId> newer;              // sessions of the same client, which wait for this one
  std::vector<std::function<void()>> ended;  // called at the end
};

}  // namespace gridmates::actors
