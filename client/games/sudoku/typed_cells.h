// Parses cells and digits of a Sudoku as people type them. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::commands {

// The board that they are typed for.
struct TypedBoard {
  int side = sudoku::kSide;

  std::optional<std::uint32_t> digit(std::string_view text) const;
  // "1 to 9", "1 to 9 and A to G".
  std::string range() const;
};

// The bits of "27", on larger boards also of "2,7,16"; nullopt if something is not a digit or a
// digit is repeated.
std::optional<std::uint32_t> parse_digits(std::string_view text, const TypedBoard& board);

// "A5" or "A5,B2,C1-C4", where A1-C3 is the rectangle with these corners, row by row; repeated
// cells are merged.
core::Result<std::vector<std::uint32_t>> parse_cells(std::string_view text,
                                                     const TypedBoard& board);

}  // namespace gridmates::commands
