// The rectangles that uniqueness techniques use. Pure functions; any thread.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {

// Corners 0 and 1 are in one row, 2 and 3 in the other; 0 and 2 are in one column. So corner i has
// i^1 beside it in its row, i^2 in its column, and i^3 diagonally opposite.
using Corners = std::array<Cell, 4>;

template <class Capacity>
bool is_in_two_boxes(const Geometry<Capacity>& geometry, const Corners& corners) {
  const Unit box = geometry.box(corners[0]);
  return (geometry.box(corners[1]) == box) != (geometry.box(corners[2]) == box);
}

// Calls visit(corners) for every rectangle in exactly two boxes whose corners are all in `cells`,
// until it returns true.
template <class Capacity, class Visit>
void each_rectangle(const Geometry<Capacity>& geometry, const CellSet<Capacity>& cells,
                    Visit visit) {
  const int side = geometry.side;
  for (int upper = 0; upper < side; ++upper) {
    for (int lower = upper + 1; lower < side; ++lower) {
      std::array<std::pair<Cell, Cell>, kMaxSide> columns;  // those with both cells, from the left
      std::size_t count = 0;
      for (int column = 0; column < side; ++column) {
        const auto above = static_cast<Cell>(upper * side + column);
        const auto below = static_cast<Cell>(lower * side + column);
        if (cells.has(above) && cells.has(below)) columns[count++] = {above, below};
      }
      for (std::size_t right = 1; right < count; ++right) {
        for (std::size_t left = 0; left < right; ++left) {
          const Corners corners = {columns[left].first, columns[right].first, columns[left].second,
                                   columns[right].second};
          if (is_in_two_boxes(geometry, corners) && visit(corners)) return;
        }
      }
    }
  }
}

// A rectangle of empty cells that two digits could still fill crosswise. A floor is a corner with
// no other candidates, a roof one with others; there is at least one floor with both digits.
template <class Capacity>
struct UniqueRectangle {
  Corners corners;
  DigitSet pair = 0;
  std::array<DigitSet, 4> extras{};  // a corner's candidates besides the pair
  int roofs = 0;                     // number of corners that are roofs

  bool is_floor(std::size_t corner) const { return extras[corner] == 0; }
  DigitSet all_extras() const { return extras[0] | extras[1] | extras[2] | extras[3]; }
  CellSet<Capacity> roof_cells() const {
    CellSet<Capacity> out;
    for (std::size_t i = 0; i < 4; ++i) {
      if (!is_floor(i)) out.add(corners[i]);
    }
    return out;
  }
  // Two roofs in one row or column.
  bool has_roofs_side_by_side() const { return roofs == 2 && is_floor(0) != is_floor(3); }
  // Two roofs that are diagonally opposite.
  bool has_roofs_across() const { return roofs == 2 && is_floor(0) == is_floor(3); }
};

namespace rectangles_detail {

// Whether the two digits of the pair can still fill the corners crosswise.
inline bool is_open(const std::array<DigitSet, 4>& has, DigitSet pair) {
  const DigitSet across = has[0] & has[3] & pair;
  const DigitSet between = has[1] & has[2] & pair;
  return across != 0 && between != 0 && (across | between) == pair;
}

// The rectangle of this pair; at least one corner must be a floor.
template <class Capacity>
UniqueRectangle<Capacity> rectangle_of(const Corners& corners, const std::array<DigitSet, 4>& has,
                                       DigitSet pair) {
  UniqueRectangle<Capacity> out{corners, pair};
  for (std::size_t i = 0; i < 4; ++i) {
    out.extras[i] = has[i] & ~pair;
    out.roofs += out.is_floor(i) ? 0 : 1;
  }
  return out;
}

}  // namespace rectangles_detail

// Calls visit(rectangle) for every unique rectangle of the board, until it returns true.
template <class Capacity, class Visit>
void each_unique_rectangle(const Board<Capacity>& board, Visit visit) {
  each_rectangle(board.geometry(), board.empty_cells(), [&](const Corners& corners) {
    std::array<DigitSet, 4> has{};
    for (std::size_t i = 0; i < 4; ++i) has[i] = board.candidates(corners[i]);
    for (std::size_t i = 0; i < 4; ++i) {
      if (std::popcount(has[i]) != 2) continue;
      if (std::find(has.begin(), has.begin() + i, has[i]) != has.begin() + i) continue;  // done
      if (!rectangles_detail::is_open(has, has[i])) continue;
      if (visit(rectangles_detail::rectangle_of<Capacity>(corners, has, has[i]))) return true;
    }
    return false;
  });
}

// The step that a rectangle proves, without its conclusions.
template <class Capacity>
Step step_on(Technique technique, const UniqueRectangle<Capacity>& rectangle) {
  Step step;
  step.technique = technique;
  step.cells.assign(rectangle.corners.begin(), rectangle.corners.end());
  step.digits = list_of(rectangle.pair);
  for (std::size_t i = 0; i < 4; ++i) {
    for (int digit : DigitsOf{rectangle.extras[i]}) {
      step.fins.push_back({rectangle.corners[i], static_cast<std::uint8_t>(digit)});
    }
  }
  return step;
}

}  // namespace gridmates::sudoku
