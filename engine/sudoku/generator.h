// Makes puzzles with exactly one solution from a seed. Pure functions, some milliseconds each; any
// thread.
#pragma once

#include <cstdint>

#include "engine/core/result.h"
#include "engine/core/rules.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::sudoku {

// Digging stops at this many givens: enough of them for an evening between friends.
inline constexpr std::uint8_t kTargetGivens = 32;

// Full grids that are tried before generate() gives up.
inline constexpr int kGenerateAttempts = 8;

// The puzzle of this seed, the same on every platform: kTargetGivens givens (more where none can be
// spared) and exactly one solution. kOutOfBudget when no attempt succeeds.
core::Result<Grid> generate(const core::Seed& seed);

}  // namespace gridmates::sudoku
