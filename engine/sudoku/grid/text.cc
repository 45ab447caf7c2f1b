#include "engine/sudoku/grid/text.h"

#include <algorithm>
#include <optional>

#include "engine/sudoku/grid/symbols.h"

namespace gridmates::sudoku {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::optional<std::uint8_t> read_cell(char mark) {
  if (mark >= '1' && mark <= '9') return static_cast<std::uint8_t>(mark - '0');
  if (is_empty_mark(mark)) return std::uint8_t{0};
  return std::nullopt;
}

}  // namespace

core::Result<Grid> parse_line(std::string_view text) {
  const std::string_view line = trimmed(text);
  auto is_no_cell = [](char mark) { return !read_cell(mark); };
  if (const auto bad = std::find_if(line.begin(), line.end(), is_no_cell); bad != line.end()) {
    return core::invalid("Character " + std::to_string(bad - line.begin() + 1) + " is " +
                         quoted(*bad) + "; a cell is a digit 1 to 9, or . or 0 when empty.");
  }
  if (line.size() != kCells) {
    return core::invalid("This puzzle has " + std::to_string(line.size()) +
                         " cells; a 9x9 Sudoku has 81.");
  }
  Grid grid{};
  std::transform(line.begin(), line.end(), grid.begin(),
                 [](char mark) { return *read_cell(mark); });
  return grid;
}

std::string format_line(const Grid& grid) {
  std::string line(kCells, '.');
  for (std::size_t i = 0; i < kCells; ++i) {
    if (only(grid[i]) != 0) line[i] = static_cast<char>('0' + grid[i]);
  }
  return line;
}

}  // namespace gridmates::sudoku
