// How hard the puzzles of packs are. Pure; any thread.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "engine/core/result.h"

namespace gridmates::actors {

// The level of this puzzle, ports::kUnrated where grading took too long; or why it is none for a
// pack: it has exactly one solution. It may take some hundred milliseconds.
core::Result<std::string> level_of_puzzle(const core::Game& game, std::string_view givens);

}  // namespace gridmates::actors
