#include "engine/sudoku/logic/singles.h"

#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

Step placement(Technique technique, std::size_t cell, int digit, std::vector<Unit> units) {
  const Candidate placed{static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)};
  Step step;
  step.technique = technique;
  step.placements = {placed};
  step.cells = {placed.cell};
  step.digits = {placed.digit};
  step.units = std::move(units);
  return step;
}

// The digits that are a candidate of exactly one cell of the unit.
template <class Capacity>
DigitSet alone_in(const Board<Capacity>& board, Unit unit) {
  const auto& geometry = board.geometry();
  DigitSet once = 0;
  DigitSet twice = 0;
  for (int i = 0; i < geometry.side; ++i) {
    const DigitSet here = board.candidates(geometry.cell_at[unit][static_cast<std::size_t>(i)]);
    twice |= once & here;
    once |= here;
  }
  return once & ~twice;
}

}  // namespace

template <class Capacity>
void find_full_house(const Board<Capacity>& board, Steps& steps) {
  const auto& geometry = board.geometry();
  CellSet<Capacity> told;
  for (int i = 0; i < geometry.units; ++i) {
    const Unit unit = unit_in_order(geometry, i);
    const DigitSet missing = geometry.all_digits & ~board.placed_in(unit);
    if (std::popcount(missing) != 1) continue;
    const auto place = board.places(std::countr_zero(missing) + 1, unit);
    if (place.none() || told.meets(place)) continue;
    told |= place;
    if (steps.add(placement(Technique::kFullHouse, place.first(), std::countr_zero(missing) + 1,
                            {unit}))) {
      return;
    }
  }
}

template <class Capacity>
void find_hidden_single(const Board<Capacity>& board, Steps& steps) {
  const auto& geometry = board.geometry();
  CellSet<Capacity> told;
  for (int i = 0; i < geometry.units; ++i) {
    const Unit unit = unit_in_order(geometry, i);
    for (int digit : DigitsOf{alone_in(board, unit)}) {
      const std::size_t cell = board.places(digit, unit).first();
      if (told.has(cell)) continue;
      told.add(cell);
      if (steps.add(placement(Technique::kHiddenSingle, cell, digit, {unit}))) return;
    }
  }
}

template <class Capacity>
void find_naked_single(const Board<Capacity>& board, Steps& steps) {
  for (std::size_t cell : board.empty_cells()) {
    const DigitSet left = board.candidates(cell);
    if (std::popcount(left) != 1) continue;
    if (steps.add(placement(Technique::kNakedSingle, cell, std::countr_zero(left) + 1, {}))) return;
  }
}

template void find_full_house(const Board<Nine>&, Steps&);
template void find_full_house(const Board<TwentyFive>&, Steps&);
template void find_hidden_single(const Board<Nine>&, Steps&);
template void find_hidden_single(const Board<TwentyFive>&, Steps&);
template void find_naked_single(const Board<Nine>&, Steps&);
template void find_naked_single(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
