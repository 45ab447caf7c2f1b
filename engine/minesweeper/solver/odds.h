// How likely every closed cell is a mine: exact, over all fields that look like this position.
// Pure functions; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"

namespace gridmates::minesweeper {

struct Odds {
  bool decided = false;      // false: the budget ended first, and nothing below says anything
  bool possible = false;     // some field looks like this
  std::vector<double> mine;  // by cell, 0 to 1; an opened number 0, a shown mine 1
  Cells safe;                // closed, and a mine in none of these fields: exact, not by rounding
  Cells mined;               // closed, and a mine in all of them
  double log_fields = 0;     // natural logarithm of how many fields look like this
};

inline constexpr std::uint64_t kOddsBudget = 1'000'000;

// Exact but for rounding, which docs/MINESWEEPER.md measures; a position that cannot be, or is
// none, is answered too. `budget` counts entries of tables (table.h), so that the same position is
// decided or not everywhere. To ask often: analyst.h.
Odds odds(const Position& position, std::uint64_t budget = kOddsBudget);

}  // namespace gridmates::minesweeper
