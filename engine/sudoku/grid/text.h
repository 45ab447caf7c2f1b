// Puzzles as lines of 81 characters, row by row. Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::sudoku {

// Reads 81 cells: 1 to 9, or one of `. 0 * _ x X` for an empty one; blanks around them are ignored.
// A refusal gives the number of cells or the invalid character. Does not check for clashes or
// solutions.
core::Result<Grid> parse_line(std::string_view text);

// 81 characters, `.` for an empty cell.
std::string format_line(const Grid& grid);

}  // namespace gridmates::sudoku
