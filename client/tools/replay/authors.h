// Whether the moves of a match were made by their players. Pure; any thread.
#pragma once

#include "engine/core/match.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// Whether the member of this event, a move, is the player who has moved by it in that position.
// What players have agreed on may come from anybody. Of the others at a race only that all moves of
// a player come from one member.
bool may_have_made(const v1::Event& event, const core::Match& before, core::ByteView move,
                   const v1::Replay& replay);

}  // namespace gridmates::tools
