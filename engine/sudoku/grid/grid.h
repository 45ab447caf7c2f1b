// The 9x9 grid. Constants and pure functions; any thread.
//
// A cell is 0..80, row by row from the top left; a unit is a row, a column or a box, each 0..8; a
// peer of a cell is another cell in one of its three units. A digit is 1..9 and 0 stands for none.
#pragma once

#include <array>
#include <cstdint>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

inline constexpr std::uint8_t kSide = 9;
inline constexpr std::uint8_t kBoxSide = 3;
inline constexpr std::uint8_t kCells = kSide * kSide;
inline constexpr std::uint8_t kUnits = 3 * kSide;
inline constexpr std::uint8_t kPeers = 20;

// One digit per cell.
using Grid = std::array<std::uint8_t, kCells>;

inline constexpr DigitSet kAllDigits = (1 << kSide) - 1;

constexpr std::uint8_t row_of(std::uint8_t cell) { return cell / kSide; }
constexpr std::uint8_t column_of(std::uint8_t cell) { return cell % kSide; }
constexpr std::uint8_t box_of(std::uint8_t cell) {
  return static_cast<std::uint8_t>(row_of(cell) / 3 * 3 + column_of(cell) / 3);
}

}  // namespace gridmates::sudoku
