// How a match ended, as replays say it. Pure; any thread.
#pragma once

#include "engine/core/match.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::replay {

// Somebody has won against another.
bool is_won(v1::RoomState result);
// What such an outcome of the rules makes of the match; unspecified while it goes on.
v1::RoomState result_of(const core::Outcome& outcome);

}  // namespace gridmates::replay
