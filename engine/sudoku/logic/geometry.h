// Rows, columns, boxes and peers for grids of every shape up to a capacity. Immutable; any thread.
//
// All code that reasons about candidates is a template over a capacity, compiled for two of them:
// Nine (two words per set of cells) for sides up to 9, TwentyFive (ten words) for larger ones. A
// cell is 0 .. side*side-1, row by row. A unit is 0 .. 3*side-1: the rows, then the columns, then
// the boxes.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/logic/bits.h"

namespace gridmates::sudoku {

struct Nine {
  static constexpr int kSide = 9;
};
struct TwentyFive {
  static constexpr int kSide = kMaxSide;
};

using Unit = std::uint8_t;

constexpr DigitSet digit_bit(int digit) { return DigitSet{1} << (digit - 1); }

template <class Capacity>
using CellSet = Bits<static_cast<std::size_t>(Capacity::kSide* Capacity::kSide)>;

template <class Capacity>
struct Geometry {
  static constexpr int kSide = Capacity::kSide;
  static constexpr int kCells = kSide * kSide;

  // The geometry of a known shape whose side is at most kSide; computed on each call, except that
  // 9x9 is cached.
  static std::shared_ptr<const Geometry> of(Shape shape);

  Shape shape;
  int side = 0;
  int cells = 0;
  int units = 0;  // 3 * side
  DigitSet all_digits = 0;
  CellSet<Capacity> all_cells;

  std::array<CellSet<Capacity>, 3 * kSide> cells_of;       // of a unit
  std::array<std::array<Cell, kSide>, 3 * kSide> cell_at;  // of a unit, ascending
  std::array<std::array<Unit, 3>, kCells> units_of;        // row, column, box of a cell
  std::array<CellSet<Capacity>, kCells> peers;             // of a cell, without itself

  Unit row(Cell cell) const { return units_of[cell][0]; }
  Unit column(Cell cell) const { return units_of[cell][1]; }
  Unit box(Cell cell) const { return units_of[cell][2]; }
  bool is_row(Unit unit) const { return unit < side; }
  bool is_column(Unit unit) const { return unit >= side && unit < 2 * side; }
  bool is_box(Unit unit) const { return unit >= 2 * side; }

  // The cells outside the set that see every cell of the set.
  CellSet<Capacity> seen_by_all(const CellSet<Capacity>& set) const {
    CellSet<Capacity> out = all_cells;
    for (std::size_t cell : set) out &= peers[cell];
    return out;
  }

 private:
  explicit Geometry(Shape of_shape);
};

extern template struct Geometry<Nine>;
extern template struct Geometry<TwentyFive>;

}  // namespace gridmates::sudoku
