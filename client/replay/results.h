// The results of matches, for replays. Pure; any thread.
#pragma once

#include "engine/core/match.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::replay {

// Whether one player has won against another.
bool is_won(v1::RoomState result);
// The match's result for an outcome of the rules; unspecified while it goes on.
v1::RoomState result_of(const core::Outcome& outcome);

}  // namespace gridmates::replay
