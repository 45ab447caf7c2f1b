// Grades the puzzles of packs. Pure; any thread.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/game.h"
#include "engine/core/result.h"

namespace gridmates::actors {

// The level of this puzzle, ports::kUnrated if grading took too long; or why it cannot be in a
// pack, where a puzzle has exactly one solution. It may take some hundred milliseconds.
core::Result<std::string> level_of_puzzle(const core::Game& game, std::string_view givens);

}  // namespace gridmates::actors
