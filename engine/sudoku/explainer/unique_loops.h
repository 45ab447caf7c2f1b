// Unique rectangles and loops (4.5 to 5.0 and more): cells that could swap two digits but for some
// extra candidates. Pure functions; any thread.
#pragma once

#include <array>

#include "engine/sudoku/explainer/budget.h"
#include "engine/sudoku/explainer/candidate_grid.h"
#include "engine/sudoku/explainer/deductions.h"

namespace gridmates::sudoku::explainer {

// How many cells a search for unique loops may step on; more than any 9x9 puzzle takes, so that
// large grids stay affordable.
inline constexpr int kLoopSteps = 200'000;

// Choices of cells or digits for a type 3 that cost as much as an inference: a unit of 25 has
// millions of them.
inline constexpr std::uint64_t kChoicesPerInference = 128;

// Writes the one deduction that Sudoku Explainer would show first and returns true when there is
// one. Types 1, 2 and 4 are rated by length, type 3 with a set 0.1 more for each cell of the set.
// Which types may be used, by number; [0] means nothing. Spends the budget and stops where it ends.
template <class Capacity>
bool find_unique_loop(const CandidateGrid<Capacity>& grid, const std::array<bool, 5>& types,
                      Budget& budget, Deductions& out);

}  // namespace gridmates::sudoku::explainer
