// Names of Sudoku cells as people type and read them: row letter and column number from the top
// left, A1 .. I9 at 9x9, A1 .. Y25 at 25x25; also reads r1c1. Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// "There is no such cell; the cells are A1 to I9.", with the first and the last cell's names.
core::Refusal no_such_cell(std::string first, std::string last);

// The cell of this name in either case, on a board with a side of 4 to 25, or no_such_cell.
core::Result<Cell> parse_cell(std::string_view name, int side = 9);

// "A5" for 4; the cell must be on the board.
std::string format_cell(Cell cell, int side = 9);

}  // namespace gridmates::sudoku
