// The parts of a field that take one left click each: openings, and numbers that touch no opening.
// A plain value; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/minesweeper/field/field.h"

namespace gridmates::minesweeper {

struct Parts {
  static constexpr std::uint16_t kNone = 0xffff;

  std::vector<std::vector<Cell>> opens;  // by part: cells its click opens; openings come first
  std::vector<std::uint16_t> of;  // by cell: its part; kNone for mines and for numbers at openings
  std::uint16_t openings = 0;
};

Parts parts_of(const Field& field, const std::vector<std::uint8_t>& numbers);

}  // namespace gridmates::minesweeper
