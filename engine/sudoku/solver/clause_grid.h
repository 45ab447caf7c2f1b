// Sudoku of every shape as clauses: for grids that are too hard for exact cover, and as a reference
// for tests. Pure functions; any thread.
//
// One variable per candidate that singles leave. Every cell has a digit and every unit each digit
// exactly once: the extended encoding of Lynce and Ouaknine, "Sudoku as a SAT Problem" (2006).
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/solver/search_account.h"

namespace gridmates::sudoku {

// Like count_solutions and find_solutions, for any known shape. A grid with a clash, of a wrong
// size or with an invalid digit has no solution.
Solutions count_by_clauses(Shape shape, std::span<const std::uint8_t> grid, std::uint64_t limit,
                           const Effort& effort = {}, std::vector<Digits>* keep = nullptr);

}  // namespace gridmates::sudoku
