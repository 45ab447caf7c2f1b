// Checks that a match reached the board that was sent at its end. Pure; any thread.
#pragma once

#include "engine/core/match.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// At a race, of the racer who is shown.
bool is_shown_at_the_end(const core::Match& match, const v1::Replay& replay);

}  // namespace gridmates::tools
