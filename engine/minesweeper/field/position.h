// What a player sees of a field: the opened numbers, the mines shown by hits, and the number of
// mines. Flags are opinions and not included. A plain value; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

// The values of a cell of a Position that are not a number 0 to 8.
inline constexpr std::uint8_t kClosed = 9;
inline constexpr std::uint8_t kShownMine = 10;  // an opened mine: it counts among `mines`

struct Position {
  Shape shape;
  std::uint16_t mines = 0;          // of the whole field, including shown ones
  std::vector<std::uint8_t> cells;  // shape.cells() of them: 0 to 8, kClosed or kShownMine

  bool closed(Cell cell) const { return cells[cell] == kClosed; }
  bool number(Cell cell) const { return cells[cell] <= 8; }
  friend bool operator==(const Position&, const Position&) = default;
};

}  // namespace gridmates::minesweeper
