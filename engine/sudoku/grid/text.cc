#include "engine/sudoku/grid/text.h"

#include <algorithm>
#include <array>

#include "engine/sudoku/grid/symbols.h"
#include "engine/text/utf8.h"

namespace gridmates::sudoku {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// Maps each character to its cell.
constexpr std::uint8_t kNoCell = 0xFF;
constexpr auto kCellOf = [] {
  std::array<std::uint8_t, 256> out{};
  out.fill(kNoCell);
  for (char mark : kEmptyMarks) out[static_cast<unsigned char>(mark)] = 0;
  for (std::uint8_t digit = 1; digit <= kSide; ++digit) out['0' + digit] = digit;
  return out;
}();
constexpr std::uint8_t cell_of(char mark) { return kCellOf[static_cast<unsigned char>(mark)]; }

core::Refusal not_a_puzzle(std::string_view line) {
  const auto is_no_cell = [](char mark) { return cell_of(mark) == kNoCell; };
  if (const auto bad = std::find_if(line.begin(), line.end(), is_no_cell); bad != line.end()) {
    const auto at = static_cast<std::size_t>(bad - line.begin());
    return core::invalid(
        "Character {number} is {character}; a cell is a digit 1 to 9, or . or 0 when empty.",
        {{"number", std::to_string(at + 1)},
         {"character", text::name_of_character(line.substr(at))}});
  }
  if (line.size() == 1) return core::invalid("This puzzle has 1 cell; a 9x9 Sudoku has 81.");
  return core::invalid("This puzzle has {number} cells; a 9x9 Sudoku has 81.",
                       {{"number", std::to_string(line.size())}});
}

}  // namespace

core::Result<Grid> parse_line(std::string_view text) {
  const std::string_view line = trimmed(text);
  if (line.size() != kCells) return not_a_puzzle(line);
  Grid grid{};
  std::uint8_t all = 0;
  for (std::size_t i = 0; i < kCells; ++i) all |= grid[i] = cell_of(line[i]);
  if (all == kNoCell) return not_a_puzzle(line);
  return grid;
}

std::string format_line(const Grid& grid) {
  std::string line(kCells, '.');
  for (std::size_t i = 0; i < kCells; ++i) {
    if (grid[i] >= 1 && grid[i] <= kSide) line[i] = static_cast<char>('0' + grid[i]);
  }
  return line;
}

}  // namespace gridmates::sudoku
