// The replay of a finished match, the same for everybody who may see it. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/result.h"
#include "gridmates/v1/replay.pb.h"
#include "server/ports/runs.h"
#include "server/room/room.h"
#include "server/wire/requests.h"

namespace gridmates::wire {

// A match that has ended, from the journal.
struct PastMatch {
  const room::Room& after;                         // the room just after MatchEnded
  const std::vector<room::Event>& events;          // of the match, from GetReplay::from on
  std::uint32_t in_all = 0;                        // all its events
  std::optional<ports::WrittenRun> run = {};       // as it was written for the leaderboards
  std::vector<ports::RunStanding> standings = {};  // ... and its standings there
};

// As many events as fit into a frame. INVALID_ARGUMENT: no player of that name was in the race.
core::Result<v1::Replay, v1::Error> replay(const GetReplay& asked, const PastMatch& past);

}  // namespace gridmates::wire
