#include "engine/sudoku/logic/subsets.h"

#include "engine/sudoku/logic/closed_sets.h"
#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

template <class Capacity>
Step subset(Technique technique, const CellSet<Capacity>& cells, DigitSet digits, Unit unit) {
  Step step;
  step.technique = technique;
  step.cells = list_of(cells);
  step.digits = list_of(digits);
  step.units = {unit};
  return step;
}

// Whether the cells of a line all lie in one box.
template <class Capacity>
bool lie_in_one_box(const Geometry<Capacity>& geometry, const CellSet<Capacity>& cells) {
  const Unit box = geometry.box(static_cast<Cell>(cells.first()));
  return cells.is_part_of(geometry.cells_of[box]);
}

template <class Capacity>
bool tell_naked(const Board<Capacity>& board, Technique technique, const CellSet<Capacity>& cells,
                DigitSet digits, Unit unit, Steps& steps) {
  const auto& geometry = board.geometry();
  if (!geometry.is_box(unit) && lie_in_one_box(geometry, cells)) return false;
  const auto seen = geometry.seen_by_all(cells) & board.empty_cells();
  if ((candidates_of(board, seen) & digits) == 0) return false;
  Step step = subset<Capacity>(technique, cells, digits, unit);
  for (int digit : DigitsOf{digits}) strike(step, board.places(digit) & seen, digit);
  return steps.add(std::move(step));
}

template <class Capacity>
bool tell_hidden(const Board<Capacity>& board, Technique technique, const CellSet<Capacity>& cells,
                 DigitSet digits, Unit unit, Steps& steps) {
  const DigitSet others = candidates_of(board, cells) & ~digits;
  if (others == 0) return false;
  Step step = subset<Capacity>(technique, cells, digits, unit);
  for (int digit : DigitsOf{others}) strike(step, board.places(digit) & cells, digit);
  return steps.add(std::move(step));
}

}  // namespace

template <class Capacity>
void find_naked_subset(const Board<Capacity>& board, Technique technique, int size, Steps& steps) {
  const auto& geometry = board.geometry();
  Owners<DigitSet> owners;
  for (int i = 0; i < geometry.units; ++i) {
    const Unit unit = unit_in_order(geometry, i);
    owners.clear();
    for (std::size_t cell : geometry.cells_of[unit] & board.empty_cells()) {
      const int count = board.count(cell);
      if (count < 2 || count > size) continue;
      owners.add(static_cast<std::uint16_t>(cell), board.candidates(cell));
    }
    if (owners.size() < size) continue;
    if (each_closed(owners, size, [&](const Chosen& chosen, DigitSet digits) {
          CellSet<Capacity> cells;
          for (int c = 0; c < size; ++c) cells.add(chosen[static_cast<std::size_t>(c)]);
          return tell_naked(board, technique, cells, digits, unit, steps);
        })) {
      return;
    }
  }
}

template <class Capacity>
void find_hidden_subset(const Board<Capacity>& board, Technique technique, int size, Steps& steps) {
  const auto& geometry = board.geometry();
  Owners<CellSet<Capacity>> owners;
  for (int i = 0; i < geometry.units; ++i) {
    const Unit unit = unit_in_order(geometry, i);
    const DigitSet missing = geometry.all_digits & ~board.placed_in(unit);
    if (std::popcount(missing) <= size) continue;
    owners.clear();
    for (int digit : DigitsOf{missing}) {
      const auto places = board.places(digit, unit);
      const int count = places.count();
      if (count < 2 || count > size) continue;
      owners.add(static_cast<std::uint16_t>(digit), places);
    }
    if (owners.size() < size) continue;
    if (each_closed(owners, size, [&](const Chosen& chosen, const CellSet<Capacity>& cells) {
          DigitSet digits = 0;
          for (int d = 0; d < size; ++d) digits |= digit_bit(chosen[static_cast<std::size_t>(d)]);
          return tell_hidden(board, technique, cells, digits, unit, steps);
        })) {
      return;
    }
  }
}

template void find_naked_subset(const Board<Nine>&, Technique, int, Steps&);
template void find_naked_subset(const Board<TwentyFive>&, Technique, int, Steps&);
template void find_hidden_subset(const Board<Nine>&, Technique, int, Steps&);
template void find_hidden_subset(const Board<TwentyFive>&, Technique, int, Steps&);

}  // namespace gridmates::sudoku
