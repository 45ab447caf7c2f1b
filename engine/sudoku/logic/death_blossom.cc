// Death blossom: a cell as the stem, a petal for each of its digits.
#include <algorithm>

#include "engine/sudoku/logic/als.h"
#include "engine/sudoku/logic/als_petals.h"

namespace gridmates::sudoku {
namespace {

// The step that takes z from `target` and as much of `wanted` as it can.
template <class Capacity>
Step blossom(const Board<Capacity>& board, const Petals<Capacity>& petals, Cell stem, int z,
             std::size_t target, const CellSet<Capacity>& wanted) {
  Step step;
  step.technique = Technique::kDeathBlossom;
  step.digits = {static_cast<std::uint8_t>(z)};
  CellSet<Capacity> cells;
  CellSet<Capacity> gone = board.places(z);
  cells.add(stem);
  for (std::uint8_t digit : list_of(board.candidates(stem))) {
    const auto* petal = petals.best(digit, z, target, wanted & gone);
    cells |= petal->cells();
    gone &= petal->targets(z);
    step.fins.push_back({stem, digit});
    step.chains.push_back({{{stem}, digit, true}});
    pass_through(*petal, digit, z, step.chains.back());
  }
  step.cells = list_of(cells);
  strike(step, gone, z);
  return step;
}

template <class Capacity>
bool tell_blossoms(const Board<Capacity>& board, const Petals<Capacity>& petals, Cell stem,
                   Steps& steps) {
  for (int z : DigitsOf{board.geometry().all_digits & ~board.candidates(stem)}) {
    CellSet<Capacity> left = board.places(z);
    for (int digit : DigitsOf{board.candidates(stem)}) left &= petals.reach(digit, z);
    while (left.any()) {
      Step step = blossom(board, petals, stem, z, left.first(), left);
      for (const Candidate& c : step.eliminations) left.remove(c.cell);
      if (steps.add(std::move(step))) return true;
    }
  }
  return false;
}

}  // namespace

template <class Capacity>
void find_death_blossom(const Board<Capacity>& board, Steps& steps) {
  const auto sets = almost_locked_sets(board);
  Petals<Capacity> petals;
  for (std::size_t stem : board.empty_cells()) {
    if (board.count(stem) < 2) continue;
    petals.begin(board.candidates(stem));
    for (const auto& set : sets) {
      for (int digit : DigitsOf{set.digits() & board.candidates(stem)}) {
        if (set.targets(digit).has(stem)) petals.add(digit, set);
      }
    }
    if (tell_blossoms(board, petals, static_cast<Cell>(stem), steps)) return;
  }
}

template void find_death_blossom(const Board<Nine>&, Steps&);
template void find_death_blossom(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
