// Sudoku of every size as an exact cover, the reference for the fast paths. Pure functions; any
// thread.
//
// Four items for each cell and digit: the cell has a digit, and the row, the column and the box
// have this digit. A grid of side n has n^3 options over 4 n^2 items: 729 x 324 for 9x9.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/solver/dancing_links.h"

namespace gridmates::sudoku {

// The matrix of a shape: option digit-1 + side * cell.
DancingLinks cover_of(Shape shape);

// Like count_solutions and find_solutions, for any known shape. A grid with a clash, of a wrong
// size or with an invalid digit has no solution.
Solutions count_by_cover(Shape shape, std::span<const std::uint8_t> grid, std::uint64_t limit,
                         const Effort& effort = {}, std::vector<Digits>* keep = nullptr);

}  // namespace gridmates::sudoku
