// Sudoku of every shape as clauses: for grids that exact cover is lost in, and as a referee. Pure
// functions; any thread.
//
// One variable a candidate that singles have left. Every cell has a digit and every unit each digit
// exactly once: the extended encoding of Lynce and Ouaknine, "Sudoku as a SAT Problem" (2006).
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/solver/search_account.h"

namespace gridmates::sudoku {

// As count_solutions and find_solutions, for any shape that is known. A grid with a clash, of a
// wrong size or with something that is no digit has no solution.
Solutions count_by_clauses(Shape shape, std::span<const std::uint8_t> grid, std::uint64_t limit,
                           const Effort& effort = {}, std::vector<Digits>* keep = nullptr);

}  // namespace gridmates::sudoku
