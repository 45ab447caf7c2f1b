// Checks that the moves of a match were made by their players. Pure; any thread.
#pragma once

#include "engine/core/match.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// Whether the member of this event, a move, can be the player who moved in that position. Moves
// that players agreed on may come from any member. For other racers it only checks that all moves
// of a player come from one member.
bool may_have_made(const v1::Event& event, const core::Match& before, core::ByteView move,
                   const v1::Replay& replay);

}  // namespace gridmates::tools
