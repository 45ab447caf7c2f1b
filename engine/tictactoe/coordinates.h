// Names of tic-tac-toe cells as people type and read them: column letter and row number from the
// top left, a1 .. c3. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace gridmates::tictactoe {

// The cell (0..8) of this name in either case, or a sentence that says which cells there are.
core::Result<std::uint8_t> parse_cell(std::string_view name);

// "b2" for 4; `cell` is 0..8.
std::string format_cell(std::uint8_t cell);

}  // namespace gridmates::tictactoe
