// Sudoku of any size: the size of the boxes, and a grid of that shape. Plain values; any thread.
//
// A cell is 0 .. side*side-1, row by row from the top left; a digit is 1 .. side and 0 stands for
// none. For code that only handles 9x9, grid.h has a fixed Grid, which is faster.
#pragma once

#include <cstdint>
#include <vector>

namespace gridmates::sudoku {

// The largest supported side.
inline constexpr int kMaxSide = 25;
inline constexpr std::uint16_t kMaxCells = kMaxSide * kMaxSide;

using Cell = std::uint16_t;

// A set of digits: bit d-1 stands for the digit d.
using DigitSet = std::uint32_t;

// The set of one digit; empty for a value that is not a digit of any grid.
constexpr DigitSet only(std::uint8_t digit) {
  return digit >= 1 && digit <= kMaxSide ? DigitSet{1} << (digit - 1) : DigitSet{0};
}

// The rows and columns of a box; the side of the grid is their product.
struct Shape {
  int box_rows = 3;
  int box_columns = 3;

  constexpr int side() const { return box_rows * box_columns; }
  constexpr int cells() const { return side() * side(); }
  constexpr DigitSet all_digits() const { return (DigitSet{1} << side()) - 1; }
  constexpr int row_of(Cell cell) const { return cell / side(); }
  constexpr int column_of(Cell cell) const { return cell % side(); }
  // Boxes are numbered row by row.
  constexpr int box_of(Cell cell) const {
    return row_of(cell) / box_rows * box_rows + column_of(cell) / box_columns;
  }
  // Whether the cells share a row, a column or a box; a cell does not see itself.
  constexpr bool see_each_other(Cell a, Cell b) const {
    return a != b &&
           (row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b));
  }
  // Sides from 4 to kMaxSide, with boxes of at least two rows and columns, or as a special case 5x1
  // and the like.
  constexpr bool is_known() const {
    return box_rows >= 1 && box_columns >= 1 && box_rows <= kMaxSide && box_columns <= kMaxSide &&
           side() >= 4 && side() <= kMaxSide;
  }
  friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

// A grid of any size, row by row: digits 1 to its side, 0 for none.
using Digits = std::vector<std::uint8_t>;

}  // namespace gridmates::sudoku
