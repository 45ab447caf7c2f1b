#include "engine/sudoku/logic/wings.h"

#include "engine/sudoku/logic/closed_sets.h"
#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

// Reports the step that eliminates `digit` from what sees all of `seen`, if any does.
template <class Capacity>
bool tell(const Board<Capacity>& board, Technique technique, const CellSet<Capacity>& cells,
          DigitSet digits, int digit, const CellSet<Capacity>& seen, const CellSet<Capacity>& wings,
          std::vector<Unit> units, Steps& steps) {
  const auto victims = board.geometry().seen_by_all(seen) & board.places(digit);
  if (victims.none()) return false;
  Step step;
  step.technique = technique;
  strike(step, victims, digit);
  step.cells = list_of(cells);
  step.digits = list_of(digits);
  step.units = std::move(units);
  step.fins = list_of(wings, digit);
  return steps.add(std::move(step));
}

template <class Capacity>
CellSet<Capacity> cells_with(const Board<Capacity>& board, int count) {
  CellSet<Capacity> out;
  for (std::size_t cell : board.empty_cells()) {
    if (board.count(cell) == count) out.add(cell);
  }
  return out;
}

// Whether all the cells see each other.
template <class Capacity>
bool see_each_other(const Geometry<Capacity>& geometry, CellSet<Capacity> cells) {
  while (cells.any()) {
    const std::size_t first = cells.first();
    cells.remove(first);
    if (!cells.is_part_of(geometry.peers[first])) return false;
  }
  return true;
}

// The only digit of the cells whose places do not all see each other, if all others' do and each
// has at least two; else 0.
template <class Capacity>
int loose_digit(const Board<Capacity>& board, const CellSet<Capacity>& cells, DigitSet digits) {
  int loose = 0;
  for (int digit : DigitsOf{digits}) {
    const auto here = cells & board.places(digit);
    if (here.count() < 2) return 0;
    if (see_each_other<Capacity>(board.geometry(), here)) continue;
    if (loose != 0) return 0;
    loose = digit;
  }
  return loose;
}

template <class Capacity>
bool find_wxyz_in(const Board<Capacity>& board, Unit line, Unit box, Owners<DigitSet>& owners,
                  Steps& steps) {
  const auto& geometry = board.geometry();
  const auto pool = (geometry.cells_of[line] | geometry.cells_of[box]) & board.empty_cells();
  owners.clear();
  for (std::size_t cell : pool) {
    const int count = board.count(cell);
    if (count < 2 || count > 4) continue;
    owners.add(static_cast<std::uint16_t>(cell), board.candidates(cell));
  }
  return each_closed(owners, 4, [&](const Chosen& chosen, DigitSet digits) {
    CellSet<Capacity> cells;
    for (std::uint16_t cell : chosen) cells.add(cell);
    const int digit = loose_digit<Capacity>(board, cells, digits);
    if (digit == 0) return false;
    const auto wings = cells & board.places(digit);
    return tell(board, Technique::kWxyzWing, cells, digits, digit, wings, wings, {line, box},
                steps);
  });
}

// One W-Wing: two cells with the same candidates, and a unit with two places for one of them.
template <class Capacity>
bool tell_w_wing(const Board<Capacity>& board, std::size_t one, std::size_t other, int linked,
                 Unit unit, Steps& steps) {
  const auto& geometry = board.geometry();
  const auto places = board.places(linked, unit);
  if (places.count() != 2 || places.has(one) || places.has(other)) return false;
  const std::size_t first = places.first();
  auto rest = places;
  rest.remove(first);
  const std::size_t second = rest.first();
  const auto& sees_one = geometry.peers[one];
  const auto& sees_other = geometry.peers[other];
  if (!(sees_one.has(first) && sees_other.has(second)) &&
      !(sees_one.has(second) && sees_other.has(first))) {
    return false;
  }
  CellSet<Capacity> wings;
  for (std::size_t cell : {one, other}) wings.add(cell);
  const DigitSet digits = board.candidates(one);
  const int digit = std::countr_zero(digits & ~digit_bit(linked)) + 1;
  return tell(board, Technique::kWWing, wings | places, digits, digit, wings, wings, {unit}, steps);
}

}  // namespace

template <class Capacity>
void find_wing_with_pivot(const Board<Capacity>& board, Technique technique, int size,
                          Steps& steps) {
  const auto pairs = cells_with(board, 2);
  for (std::size_t pivot : cells_with(board, size)) {
    auto others = pairs & board.geometry().peers[pivot];
    for (std::size_t one : pairs& board.geometry().peers[pivot]) {
      others.remove(one);
      const DigitSet two_digits = board.candidates(pivot) | board.candidates(one);
      if (std::popcount(two_digits) != 3) continue;
      for (std::size_t other : others) {
        const DigitSet shared = board.candidates(one) & board.candidates(other);
        const bool is_xy = size == 2;
        if (std::popcount(two_digits | board.candidates(other)) != 3) continue;
        if (std::popcount(shared) != 1) continue;
        if (board.geometry().peers[one].has(other)) continue;
        if (is_xy && (shared & board.candidates(pivot)) != 0) continue;
        CellSet<Capacity> wings;
        for (std::size_t cell : {one, other}) wings.add(cell);
        auto cells = wings;
        cells.add(pivot);
        if (tell(board, technique, cells, two_digits, std::countr_zero(shared) + 1,
                 is_xy ? wings : cells, wings, {}, steps)) {
          return;
        }
      }
    }
  }
}

template <class Capacity>
void find_wxyz_wing(const Board<Capacity>& board, Steps& steps) {
  const auto& geometry = board.geometry();
  Owners<DigitSet> owners;
  for (Unit line = 0; line < 2 * geometry.side; ++line) {
    for (Unit box = static_cast<Unit>(2 * geometry.side); box < geometry.units; ++box) {
      if (!geometry.cells_of[line].meets(geometry.cells_of[box])) continue;
      if (find_wxyz_in(board, line, box, owners, steps)) return;
    }
  }
}

template <class Capacity>
void find_w_wing(const Board<Capacity>& board, Steps& steps) {
  const auto& geometry = board.geometry();
  auto others = cells_with(board, 2);
  for (std::size_t one : cells_with(board, 2)) {
    others.remove(one);
    for (std::size_t other : others.without(geometry.peers[one])) {
      const DigitSet digits = board.candidates(one);
      if (board.candidates(other) != digits) continue;
      for (int linked : DigitsOf{digits}) {
        for (Unit unit = 0; unit < geometry.units; ++unit) {
          if (tell_w_wing(board, one, other, linked, unit, steps)) return;
        }
      }
    }
  }
}

template void find_wing_with_pivot(const Board<Nine>&, Technique, int, Steps&);
template void find_wing_with_pivot(const Board<TwentyFive>&, Technique, int, Steps&);
template void find_wxyz_wing(const Board<Nine>&, Steps&);
template void find_wxyz_wing(const Board<TwentyFive>&, Steps&);
template void find_w_wing(const Board<Nine>&, Steps&);
template void find_w_wing(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
