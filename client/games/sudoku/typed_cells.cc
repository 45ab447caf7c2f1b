#include "client/games/sudoku/typed_cells.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/board.h"

namespace gridmates::commands {
namespace {

using Cells = std::vector<std::uint32_t>;

// "A5", or "A1-C3" for the rectangle with these corners, row by row.
core::Result<Cells> parse_range(std::string_view text, int side) {
  const std::size_t dash = text.find('-');
  const auto first = words::parse_sudoku_cell(text.substr(0, dash), side);
  if (!first) return first.error();
  if (dash == text.npos) return Cells{*first};
  const auto last = words::parse_sudoku_cell(text.substr(dash + 1), side);
  if (!last) return last.error();
  const auto rows = std::minmax({*first / side, *last / side});
  const auto columns = std::minmax({*first % side, *last % side});
  Cells cells;
  for (int row = rows.first; row <= rows.second; ++row) {
    for (int column = columns.first; column <= columns.second; ++column) {
      cells.push_back(static_cast<std::uint32_t>(row * side + column));
    }
  }
  return cells;
}

}  // namespace

std::optional<std::uint32_t> TypedBoard::digit(std::string_view text) const {
  const std::uint32_t digit = words::parse_sudoku_digit(text, side);
  return digit == 0 ? std::nullopt : std::optional(digit);
}

std::string TypedBoard::range() const {
  if (side <= sudoku::kSide) return tr("1 to {}", side);
  return tr("1 to 9 and A to {}", words::sudoku_digit(static_cast<std::uint32_t>(side)));
}

std::optional<std::uint32_t> parse_digits(std::string_view text, const TypedBoard& board) {
  const bool is_list = text.find(',') != text.npos;
  std::uint32_t notes = 0;
  while (!text.empty()) {
    const std::size_t length = is_list ? std::min(text.find(','), text.size()) : 1;
    const auto digit = board.digit(text.substr(0, length));
    if (!digit || (notes >> (*digit - 1) & 1) != 0) return std::nullopt;
    notes |= 1u << (*digit - 1);
    text.remove_prefix(std::min(length + (is_list ? 1 : 0), text.size()));
  }
  return notes == 0 ? std::nullopt : std::optional(notes);
}

core::Result<Cells> parse_cells(std::string_view text, const TypedBoard& board) {
  Cells cells;
  while (true) {
    const std::size_t comma = text.find(',');
    const auto range = parse_range(text.substr(0, comma), board.side);
    if (!range) return range.error();
    for (const std::uint32_t cell : *range) {
      if (std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
    }
    if (comma == text.npos) return cells;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace gridmates::commands
