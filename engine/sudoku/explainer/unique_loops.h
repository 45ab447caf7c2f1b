// Unique rectangles and loops (4.5 to 5.0 and more): cells that could swap two digits if they had
// no extra candidates. Pure functions; any thread.
#pragma once

#include <array>

#include "engine/sudoku/explainer/budget.h"
#include "engine/sudoku/explainer/candidate_grid.h"
#include "engine/sudoku/explainer/deductions.h"

namespace gridmates::sudoku::explainer {

// The limit of cells that a search for unique loops may step on; no 9x9 puzzle needs that many, and
// it bounds the cost of large grids.
inline constexpr int kLoopSteps = 200'000;

// Choices of cells or digits for a type 3 that cost as much as one inference: a unit of 25 has
// millions of them.
inline constexpr std::uint64_t kChoicesPerInference = 128;

// Writes the deduction that Sudoku Explainer would show first and returns true if there is one.
// Types 1, 2 and 4 are rated by length, type 3 by its set: 0.1 more for each cell. types[n] allows
// type n; types[0] is unused. Spends the budget and stops when it is exhausted.
template <class Capacity>
bool find_unique_loop(const CandidateGrid<Capacity>& grid, const std::array<bool, 5>& types,
                      Budget& budget, Deductions& out);

}  // namespace gridmates::sudoku::explainer
