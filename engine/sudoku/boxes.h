// The shape of a board as values store it. Plain value; any thread.
#pragma once

#include <cstdint>
#include <tuple>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// The size of a box in rows and columns.
struct Boxes {
  std::uint8_t rows = 3;
  std::uint8_t columns = 3;

  // The shape must be known.
  static constexpr Boxes of(Shape shape) {
    return {static_cast<std::uint8_t>(shape.box_rows),
            static_cast<std::uint8_t>(shape.box_columns)};
  }
  // The given boxes, or those of 9x9 if they make no known shape.
  static constexpr Boxes known(std::uint32_t rows, std::uint32_t columns) {
    if (rows > kMaxSide || columns > kMaxSide) return {};
    const Shape shape{static_cast<int>(rows), static_cast<int>(columns)};
    return shape.is_known() ? of(shape) : Boxes{};
  }
  constexpr Shape shape() const { return {rows, columns}; }

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.rows, self.columns);
  }
  friend bool operator==(const Boxes&, const Boxes&) = default;
};

}  // namespace gridmates::sudoku
