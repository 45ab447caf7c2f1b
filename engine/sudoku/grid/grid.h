// The 9x9 grid: cells, units, peers and clashes. Constants and pure functions; any thread.
//
// A cell is 0..80, row by row from the top left; a unit is a row, a column or a box, each 0..8; a
// peer of a cell is another cell in one of its three units. A digit is 1..9 and 0 stands for none.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string>

namespace gridmates::sudoku {

inline constexpr std::uint8_t kSide = 9;
inline constexpr std::uint8_t kBoxSide = 3;
inline constexpr std::uint8_t kCells = kSide * kSide;
inline constexpr std::uint8_t kUnits = 3 * kSide;
inline constexpr std::uint8_t kPeers = 20;

// One digit a cell.
using Grid = std::array<std::uint8_t, kCells>;

// A set of digits: bit d-1 stands for the digit d.
using DigitSet = std::uint16_t;
inline constexpr DigitSet kAllDigits = (1 << kSide) - 1;

// The set of one digit; empty for whatever is no digit.
constexpr DigitSet only(std::uint8_t digit) {
  return digit >= 1 && digit <= kSide ? static_cast<DigitSet>(1 << (digit - 1)) : DigitSet{0};
}

constexpr std::uint8_t row_of(std::uint8_t cell) { return cell / kSide; }
constexpr std::uint8_t column_of(std::uint8_t cell) { return cell % kSide; }
constexpr std::uint8_t box_of(std::uint8_t cell) {
  return static_cast<std::uint8_t>(row_of(cell) / 3 * 3 + column_of(cell) / 3);
}

// The twenty peers of a cell, ascending.
const std::array<std::uint8_t, kPeers>& peers_of(std::uint8_t cell);

// Every cell whose digit stands in another cell of one of its units too.
std::bitset<kCells> clashing_cells(const Grid& grid);

// The first clash in words for a player, "5 stands twice in row A", or nothing. What is no digit
// never clashes.
std::optional<std::string> first_clash(const Grid& grid);

// How many cells hold a digit.
std::uint8_t count_filled(const Grid& grid);

}  // namespace gridmates::sudoku
