// Names of Sudoku cells as people type and read them: row letter and column number from the top
// left, A1 .. I9. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace gridmates::sudoku {

// The cell (0..80) of this name in either case, or a sentence that says which cells there are.
core::Result<std::uint8_t> parse_cell(std::string_view name);

// "A5" for 4; `cell` is 0..80.
std::string format_cell(std::uint8_t cell);

}  // namespace gridmates::sudoku
