// The moves of a finished match, for people and for programs. Pure functions; results are printable
// and end with a line end.
#pragma once

#include <string>

#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// Run, game and table, then one line per event: room time, player, and the move as it is typed,
// followed by the game's remark. Of a race only the moves of the player with this board.
std::string moves_text(const v1::Replay& replay);

// The Replay without its events, then one Event per line.
std::string moves_json(const v1::Replay& replay);

}  // namespace gridmates::tools
