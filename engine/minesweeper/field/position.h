// What a player sees of a field: the opened numbers, the mines that hits have shown, and the number
// of mines. Flags are opinions and no part of it. A plain value; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

// What a cell of a Position is, if it is no number 0 to 8.
inline constexpr std::uint8_t kClosed = 9;
inline constexpr std::uint8_t kShownMine = 10;  // open, and a mine: it counts among `mines`

struct Position {
  Shape shape;
  std::uint16_t mines = 0;          // of the whole field, shown ones too
  std::vector<std::uint8_t> cells;  // shape.cells() of them: 0 to 8, kClosed or kShownMine

  bool closed(Cell cell) const { return cells[cell] == kClosed; }
  bool number(Cell cell) const { return cells[cell] <= 8; }
  friend bool operator==(const Position&, const Position&) = default;
};

}  // namespace gridmates::minesweeper
