// Sudoku of every size as an exact cover, the referee of the fast paths. Pure functions; any
// thread.
//
// Four items a cell-and-digit: the cell has a digit, the row, the column and the box have this
// digit. A grid of side n has n^3 options over 4 n^2 items: 729 x 324 for 9x9.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/solver/dancing_links.h"

namespace gridmates::sudoku {

// The matrix of a shape: option digit-1 + side * cell.
DancingLinks cover_of(Shape shape);

// As count_solutions and find_solutions, for any shape that is known. A grid with a clash, of a
// wrong size or with something that is no digit has no solution.
Solutions count_by_cover(Shape shape, std::span<const std::uint8_t> grid, std::uint64_t limit,
                         const Effort& effort = {}, std::vector<Digits>* keep = nullptr);

}  // namespace gridmates::sudoku
