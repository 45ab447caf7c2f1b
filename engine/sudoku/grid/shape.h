// Sudoku of any size: how large the boxes are, and a grid to go with it. Plain values; any thread.
//
// Where only 9x9 is meant, grid.h has a fixed Grid, which is faster.
#pragma once

#include <cstdint>
#include <vector>

namespace gridmates::sudoku {

// The largest side there is.
inline constexpr int kMaxSide = 25;

// Boxes of this many rows and columns; the side of the grid is their product.
struct Shape {
  int box_rows = 3;
  int box_columns = 3;

  constexpr int side() const { return box_rows * box_columns; }
  constexpr int cells() const { return side() * side(); }
  // Sides from 4 to kMaxSide, boxes of at least two rows and columns, or as a special case 5x1 and
  // the like.
  constexpr bool is_known() const {
    return box_rows >= 1 && box_columns >= 1 && box_rows <= kMaxSide && box_columns <= kMaxSide &&
           side() >= 4 && side() <= kMaxSide;
  }
  friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

// A grid of any size, row by row: digits 1 to its side, 0 for none.
using Digits = std::vector<std::uint8_t>;

}  // namespace gridmates::sudoku
