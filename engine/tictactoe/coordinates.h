// Names of cells as people type and read them: column letter and row number from the top left, a1
// .. c3 on 3x3, a1 .. s19 on 19x19. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/tictactoe/variant.h"

namespace gridmates::tictactoe {

// The cell of this name in either case, counted row by row from the top left, or a refusal that
// names the valid cells.
core::Result<std::uint16_t> parse_cell(std::string_view name, const Variant& variant = {});

// "b2" for 4 on a board of 3 columns; `columns` is 1 to 19.
std::string format_cell(std::uint32_t cell, std::uint32_t columns = kSide);

// "There is no such cell; the cells are a1 to c3."
core::Refusal no_such_cell(const Variant& variant);

}  // namespace gridmates::tictactoe
