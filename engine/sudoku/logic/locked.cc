#include "engine/sudoku/logic/locked.h"

#include "engine/sudoku/logic/closed_sets.h"
#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

// If all places of a digit in `unit` lie in `swept`, eliminates it from the rest of `swept`.
template <class Capacity>
bool sweep(const Board<Capacity>& board, Technique technique, int digit, Unit unit, Unit swept,
           Steps& steps) {
  const auto& geometry = board.geometry();
  const auto places = board.places(digit, unit);
  if (!places.is_part_of(geometry.cells_of[swept])) return false;
  const auto rest = board.places(digit, swept).without(places);
  if (rest.none()) return false;
  Step step;
  step.technique = technique;
  strike(step, rest, digit);
  step.cells = list_of(places);
  step.digits = {static_cast<std::uint8_t>(digit)};
  step.units = {unit};
  step.covers = {swept};
  return steps.add(std::move(step));
}

template <class Capacity>
bool tell_subset(const Board<Capacity>& board, Technique technique, Unit line, Unit box,
                 const CellSet<Capacity>& cells, DigitSet digits, Steps& steps) {
  const auto& geometry = board.geometry();
  const auto rest_of_line = geometry.cells_of[line].without(cells);
  const auto rest_of_box = geometry.cells_of[box].without(cells);
  if ((candidates_of<Capacity>(board, rest_of_line) & digits) == 0) return false;
  if ((candidates_of<Capacity>(board, rest_of_box) & digits) == 0) return false;
  Step step;
  step.technique = technique;
  for (int digit : DigitsOf{digits}) {
    strike(step, board.places(digit) & (rest_of_line | rest_of_box), digit);
  }
  step.cells = list_of(cells);
  step.digits = list_of(digits);
  step.units = {line, box};
  return steps.add(std::move(step));
}

}  // namespace

template <class Capacity>
void find_pointing(const Board<Capacity>& board, Steps& steps) {
  const auto& geometry = board.geometry();
  for (Unit box = static_cast<Unit>(2 * geometry.side); box < geometry.units; ++box) {
    for (int digit : DigitsOf{geometry.all_digits & ~board.placed_in(box)}) {
      const auto places = board.places(digit, box);
      if (places.count() < 2) continue;
      const auto first = static_cast<Cell>(places.first());
      for (Unit line : {geometry.row(first), geometry.column(first)}) {
        if (sweep(board, Technique::kPointing, digit, box, line, steps)) return;
      }
    }
  }
}

template <class Capacity>
void find_claiming(const Board<Capacity>& board, Steps& steps) {
  const auto& geometry = board.geometry();
  for (Unit line = 0; line < 2 * geometry.side; ++line) {
    for (int digit : DigitsOf{geometry.all_digits & ~board.placed_in(line)}) {
      const auto places = board.places(digit, line);
      if (places.count() < 2) continue;
      const Unit box = geometry.box(static_cast<Cell>(places.first()));
      if (sweep(board, Technique::kClaiming, digit, line, box, steps)) return;
    }
  }
}

template <class Capacity>
void find_locked_subset(const Board<Capacity>& board, Technique technique, int size, Steps& steps) {
  const auto& geometry = board.geometry();
  Owners<DigitSet> owners;
  for (Unit box = static_cast<Unit>(2 * geometry.side); box < geometry.units; ++box) {
    for (Unit line = 0; line < 2 * geometry.side; ++line) {
      owners.clear();
      for (std::size_t cell :
           geometry.cells_of[box] & geometry.cells_of[line] & board.empty_cells()) {
        const int count = board.count(cell);
        if (count < 2 || count > size) continue;
        owners.add(static_cast<std::uint16_t>(cell), board.candidates(cell));
      }
      if (owners.size() < size) continue;
      if (each_closed(owners, size, [&](const Chosen& chosen, DigitSet digits) {
            CellSet<Capacity> cells;
            for (int i = 0; i < size; ++i) cells.add(chosen[static_cast<std::size_t>(i)]);
            return tell_subset(board, technique, line, box, cells, digits, steps);
          })) {
        return;
      }
    }
  }
}

template void find_pointing(const Board<Nine>&, Steps&);
template void find_pointing(const Board<TwentyFive>&, Steps&);
template void find_claiming(const Board<Nine>&, Steps&);
template void find_claiming(const Board<TwentyFive>&, Steps&);
template void find_locked_subset(const Board<Nine>&, Technique, int, Steps&);
template void find_locked_subset(const Board<TwentyFive>&, Technique, int, Steps&);

}  // namespace gridmates::sudoku
