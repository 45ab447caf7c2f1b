// Unique rectangles of types 1 to 6 and hidden rectangles.
#include "engine/sudoku/logic/closed_sets.h"
#include "engine/sudoku/logic/rectangles.h"
#include "engine/sudoku/logic/uniqueness.h"

namespace gridmates::sudoku {
namespace {

// Calls visit(a, b) with the two digits of a pair, in both orders, until it returns true.
template <class Visit>
bool both_ways(DigitSet pair, Visit visit) {
  const int low = smallest_of(pair);
  const int high = smallest_of(pair & ~digit_bit(low));
  return visit(low, high) || visit(high, low);
}

// The units that two cells share.
template <class Capacity>
std::vector<Unit> shared_units(const Geometry<Capacity>& geometry, const CellSet<Capacity>& cells) {
  std::vector<Unit> out;
  for (Unit unit : geometry.units_of[cells.first()]) {
    if (cells.is_part_of(geometry.cells_of[unit])) out.push_back(unit);
  }
  return out;
}

// One of the roofs has the only digit that they have besides the pair.
template <class Capacity>
bool tell_common_extra(const Board<Capacity>& board, Technique technique,
                       const UniqueRectangle<Capacity>& rectangle, Steps& steps) {
  const DigitSet extra = rectangle.all_extras();
  if (std::popcount(extra) != 1) return false;
  const int digit = smallest_of(extra);
  const auto gone = board.places(digit) & board.geometry().seen_by_all(rectangle.roof_cells());
  if (gone.none()) return false;
  Step step = step_on(technique, rectangle);
  strike(step, gone, digit);
  return steps.add(std::move(step));
}

// Cells of the unit that form a naked subset with the extra candidates of the roofs.
template <class Capacity>
bool tell_subset(const Board<Capacity>& board, const UniqueRectangle<Capacity>& rectangle,
                 Unit unit, Steps& steps) {
  const auto& geometry = board.geometry();
  const auto roofs = rectangle.roof_cells();
  Owners<DigitSet> owners;
  for (std::size_t cell : (geometry.cells_of[unit] & board.empty_cells()).without(roofs)) {
    owners.add(static_cast<std::uint16_t>(cell), board.candidates(cell));
  }
  const auto tell = [&](const Chosen& chosen, DigitSet digits) {
    CellSet<Capacity> cells;
    for (int i = 1; i < std::popcount(digits); ++i) cells.add(chosen[static_cast<std::size_t>(i)]);
    const auto seen = geometry.seen_by_all(cells | roofs) & board.empty_cells();
    if ((candidates_of(board, seen) & digits) == 0) return false;
    Step step = step_on(Technique::kUniqueRectangle3, rectangle);
    step.units = {unit};
    step.chains.emplace_back();
    for (int digit : DigitsOf{digits}) {
      strike(step, board.places(digit) & seen, digit);
      step.chains[0].push_back({list_of(cells), static_cast<std::uint8_t>(digit), true});
    }
    return steps.add(std::move(step));
  };
  const DigitSet extras = rectangle.all_extras();
  for (int size = std::max(2, std::popcount(extras)); size <= 1 + kMostSubsetCells; ++size) {
    if (each_closed_with(extras, owners, size, tell)) return true;
  }
  return false;
}

// A digit that must be in one of the roofs in this unit, so that neither can be the other digit.
template <class Capacity>
bool tell_locked_digit(const Board<Capacity>& board, const UniqueRectangle<Capacity>& rectangle,
                       Unit unit, Steps& steps) {
  const auto roofs = rectangle.roof_cells();
  return both_ways(rectangle.pair, [&](int locked, int other) {
    if (!board.places(locked, unit).is_part_of(roofs)) return false;
    const auto gone = board.places(other) & roofs;
    if (gone.none()) return false;
    Step step = step_on(Technique::kUniqueRectangle4, rectangle);
    step.units = {unit};
    strike(step, gone, other);
    return steps.add(std::move(step));
  });
}

// Whether all places of the digit in the unit are corners.
template <class Capacity>
bool stands_in_corners(const Board<Capacity>& board, int digit, Unit unit, const Corners& corners) {
  CellSet<Capacity> cells;
  for (Cell corner : corners) cells.add(corner);
  return board.places(digit, unit).is_part_of(cells);
}

// A digit that has no place except the corners in these two lines: if a roof had it, the opposite
// roof would too, and the floors the other digit.
template <class Capacity>
bool tell_x_wing(const Board<Capacity>& board, const UniqueRectangle<Capacity>& rectangle,
                 Unit line, Unit parallel, Steps& steps) {
  return both_ways(rectangle.pair, [&](int digit, int) {
    if (!stands_in_corners(board, digit, line, rectangle.corners)) return false;
    if (!stands_in_corners(board, digit, parallel, rectangle.corners)) return false;
    const auto gone = board.places(digit) & rectangle.roof_cells();
    if (gone.none()) return false;
    Step step = step_on(Technique::kUniqueRectangle6, rectangle);
    step.units = {line, parallel};
    strike(step, gone, digit);
    return steps.add(std::move(step));
  });
}

// The corner opposite a floor: if it had one digit, the two beside it would have the other.
template <class Capacity>
bool tell_hidden(const Board<Capacity>& board, const UniqueRectangle<Capacity>& rectangle,
                 Cell corner, Steps& steps) {
  const Unit row = board.geometry().row(corner);
  const Unit column = board.geometry().column(corner);
  return both_ways(rectangle.pair, [&](int beside, int digit) {
    if (!board.has({corner, static_cast<std::uint8_t>(digit)})) return false;
    if (!stands_in_corners(board, beside, row, rectangle.corners)) return false;
    if (!stands_in_corners(board, beside, column, rectangle.corners)) return false;
    Step step = step_on(Technique::kHiddenRectangle, rectangle);
    step.units = {row, column};
    step.eliminations = {{corner, static_cast<std::uint8_t>(digit)}};
    return steps.add(std::move(step));
  });
}

}  // namespace

template <class Capacity>
void find_unique_rectangle_1(const Board<Capacity>& board, Steps& steps) {
  each_unique_rectangle(board, [&](const UniqueRectangle<Capacity>& rectangle) {
    if (rectangle.roofs != 1) return false;
    Step step = step_on(Technique::kUniqueRectangle1, rectangle);
    for (int digit : DigitsOf{rectangle.pair}) {
      strike(step, board.places(digit) & rectangle.roof_cells(), digit);
    }
    return steps.add(std::move(step));
  });
}

template <class Capacity>
void find_unique_rectangle_2(const Board<Capacity>& board, Steps& steps) {
  each_unique_rectangle(board, [&](const UniqueRectangle<Capacity>& rectangle) {
    return rectangle.has_roofs_side_by_side() &&
           tell_common_extra(board, Technique::kUniqueRectangle2, rectangle, steps);
  });
}

template <class Capacity>
void find_unique_rectangle_3(const Board<Capacity>& board, Steps& steps) {
  each_unique_rectangle(board, [&](const UniqueRectangle<Capacity>& rectangle) {
    if (!rectangle.has_roofs_side_by_side()) return false;
    for (Unit unit : shared_units(board.geometry(), rectangle.roof_cells())) {
      if (tell_subset(board, rectangle, unit, steps)) return true;
    }
    return false;
  });
}

template <class Capacity>
void find_unique_rectangle_4(const Board<Capacity>& board, Steps& steps) {
  each_unique_rectangle(board, [&](const UniqueRectangle<Capacity>& rectangle) {
    if (!rectangle.has_roofs_side_by_side()) return false;
    for (Unit unit : shared_units(board.geometry(), rectangle.roof_cells())) {
      if (tell_locked_digit(board, rectangle, unit, steps)) return true;
    }
    return false;
  });
}

template <class Capacity>
void find_unique_rectangle_5(const Board<Capacity>& board, Steps& steps) {
  each_unique_rectangle(board, [&](const UniqueRectangle<Capacity>& rectangle) {
    return (rectangle.roofs == 3 || rectangle.has_roofs_across()) &&
           tell_common_extra(board, Technique::kUniqueRectangle5, rectangle, steps);
  });
}

template <class Capacity>
void find_unique_rectangle_6(const Board<Capacity>& board, Steps& steps) {
  const auto& geometry = board.geometry();
  each_unique_rectangle(board, [&](const UniqueRectangle<Capacity>& rectangle) {
    if (!rectangle.has_roofs_across()) return false;
    const Cell from = rectangle.corners[0];
    const Cell to = rectangle.corners[3];
    return tell_x_wing(board, rectangle, geometry.row(from), geometry.row(to), steps) ||
           tell_x_wing(board, rectangle, geometry.column(from), geometry.column(to), steps);
  });
}

template <class Capacity>
void find_hidden_rectangle(const Board<Capacity>& board, Steps& steps) {
  each_unique_rectangle(board, [&](const UniqueRectangle<Capacity>& rectangle) {
    if (rectangle.roofs != 3 && !rectangle.has_roofs_across()) return false;
    for (std::size_t i = 0; i < 4; ++i) {
      if (!rectangle.is_floor(i)) continue;
      if (tell_hidden(board, rectangle, rectangle.corners[i ^ 3], steps)) return true;
    }
    return false;
  });
}

template void find_unique_rectangle_1(const Board<Nine>&, Steps&);
template void find_unique_rectangle_2(const Board<Nine>&, Steps&);
template void find_unique_rectangle_3(const Board<Nine>&, Steps&);
template void find_unique_rectangle_4(const Board<Nine>&, Steps&);
template void find_unique_rectangle_5(const Board<Nine>&, Steps&);
template void find_unique_rectangle_6(const Board<Nine>&, Steps&);
template void find_hidden_rectangle(const Board<Nine>&, Steps&);
template void find_unique_rectangle_1(const Board<TwentyFive>&, Steps&);
template void find_unique_rectangle_2(const Board<TwentyFive>&, Steps&);
template void find_unique_rectangle_3(const Board<TwentyFive>&, Steps&);
template void find_unique_rectangle_4(const Board<TwentyFive>&, Steps&);
template void find_unique_rectangle_5(const Board<TwentyFive>&, Steps&);
template void find_unique_rectangle_6(const Board<TwentyFive>&, Steps&);
template void find_hidden_rectangle(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
