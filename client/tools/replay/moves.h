// What happened in a finished match, for people and for programs. Pure functions; what they return
// is printable and ends with a line end.
#pragma once

#include <string>

#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// Run, game and table, then a line an event: room time, who, and the move as one types it; behind
// it what the game has to say of it. Of a race the moves of the one player whose board it is.
std::string moves_text(const v1::Replay& replay);

// The Replay without its events, then an Event a line.
std::string moves_json(const v1::Replay& replay);

}  // namespace gridmates::tools
