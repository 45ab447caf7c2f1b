// How likely every closed cell is a mine: exact, over all fields consistent with this position.
// Pure functions; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"

namespace gridmates::minesweeper {

struct Odds {
  bool decided = false;      // false: the budget ended first, and all below is meaningless
  bool possible = false;     // some field is consistent with the position
  std::vector<double> mine;  // by cell, 0 to 1; an opened number 0, a shown mine 1
  Cells safe;                // closed, a mine in none of these fields: exact, not by rounding
  Cells mined;               // closed, a mine in all of them
  double log_fields = 0;     // natural logarithm of the number of these fields
};

inline constexpr std::uint64_t kOddsBudget = 1'000'000;

// Exact except for rounding, which docs/MINESWEEPER.md measures; impossible and invalid positions
// are accepted too. `budget` counts entries of tables (table.h), so that whether a position is
// decided does not depend on the machine. For frequent calls: analyst.h.
Odds odds(const Position& position, std::uint64_t budget = kOddsBudget);

}  // namespace gridmates::minesweeper
