// The list of all games: the only engine folder that depends on them. Immutable after the first
// call; any thread.
#pragma once

#include "engine/core/game.h"

namespace gridmates {

// Every game this program knows.
const core::Games& all_games();

}  // namespace gridmates
