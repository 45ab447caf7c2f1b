#include "engine/sudoku/grid/grid.h"

#include <algorithm>

#include "engine/sudoku/grid/coordinates.h"

namespace gridmates::sudoku {
namespace {

using Unit = std::array<std::uint8_t, kSide>;

constexpr std::array<Unit, kUnits> make_units() {
  std::array<Unit, kUnits> units{};
  std::array<std::uint8_t, kUnits> filled{};
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    for (int unit : {+row_of(cell), kSide + column_of(cell), 2 * kSide + box_of(cell)}) {
      units[unit][filled[unit]++] = cell;
    }
  }
  return units;
}

constexpr bool see_each_other(std::uint8_t a, std::uint8_t b) {
  return a != b &&
         (row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b));
}

constexpr std::array<std::array<std::uint8_t, kPeers>, kCells> make_peers() {
  std::array<std::array<std::uint8_t, kPeers>, kCells> peers{};
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    std::size_t count = 0;
    for (std::uint8_t other = 0; other < kCells; ++other) {
      if (see_each_other(cell, other)) peers[cell][count++] = other;
    }
  }
  return peers;
}

constexpr auto kUnitCells = make_units();
constexpr auto kPeerCells = make_peers();

// The digits that stand in a unit more than once.
DigitSet repeated_in(const Grid& grid, const Unit& unit) {
  DigitSet once = 0;
  DigitSet twice = 0;
  for (std::uint8_t cell : unit) {
    twice |= once & only(grid[cell]);
    once |= only(grid[cell]);
  }
  return twice;
}

std::string name_of_unit(std::uint8_t unit) {
  const std::string first = format_cell(kUnitCells[unit].front());
  if (unit < kSide) return "row " + first.substr(0, 1);
  if (unit < 2 * kSide) return "column " + first.substr(1);
  return "the box of " + first;
}

}  // namespace

const std::array<std::uint8_t, kPeers>& peers_of(std::uint8_t cell) { return kPeerCells[cell]; }

std::bitset<kCells> clashing_cells(const Grid& grid) {
  std::bitset<kCells> clashing;
  for (const Unit& unit : kUnitCells) {
    const DigitSet repeated = repeated_in(grid, unit);
    if (repeated == 0) continue;
    for (std::uint8_t cell : unit) {
      if ((only(grid[cell]) & repeated) != 0) clashing.set(cell);
    }
  }
  return clashing;
}

std::optional<std::string> first_clash(const Grid& grid) {
  for (std::uint8_t unit = 0; unit < kUnits; ++unit) {
    const DigitSet repeated = repeated_in(grid, kUnitCells[unit]);
    if (repeated == 0) continue;
    const int digit = __builtin_ctz(repeated) + 1;
    return std::to_string(digit) + " stands twice in " + name_of_unit(unit);
  }
  return std::nullopt;
}

std::uint8_t count_filled(const Grid& grid) {
  return static_cast<std::uint8_t>(
      std::count_if(grid.begin(), grid.end(), [](std::uint8_t digit) { return only(digit) != 0; }));
}

}  // namespace gridmates::sudoku
