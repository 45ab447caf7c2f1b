// Digits locked in the intersection of a box and a line. Pure functions; any thread.
#pragma once

#include "engine/sudoku/explainer/candidate_grid.h"

namespace gridmates::sudoku::explainer {

// Calls visit(from, to, digit) for every digit whose places in the unit `from` (two or more) all
// lie in the unit `to`, ordered by from, then to, then digit. Stops and returns true when visit
// returns true. One of the two kinds must be the box.
template <class Capacity, class Visit>
bool each_locked(const CandidateGrid<Capacity>& grid, UnitKind from_kind, UnitKind to_kind,
                 Visit&& visit) {
  const auto& layout = grid.layout();
  for (std::size_t i = 0; i < layout.side; ++i) {
    const std::size_t from = layout.unit(from_kind, i);
    std::array<DigitSet, Capacity::kSide> locked{};  // by unit of the other kind
    Spots units = 0;
    for (int digit : DigitsOf{grid.geometry().all_digits}) {
      const Spots spots = grid.spots(from, digit);
      if (spots == 0 || has_one(spots)) continue;
      const Cell first = grid.cell_at(from, first_of(spots));
      const std::size_t to = grid.geometry().units_of[first][to_kind];
      if ((spots & ~layout.meet[from][to]) != 0) continue;
      locked[to - layout.unit(to_kind, 0)] |= digit_bit(digit);
      units |= Spots{1} << (to - layout.unit(to_kind, 0));
    }
    for (std::size_t j : EachBit{units}) {
      for (int digit : DigitsOf{locked[j]}) {
        if (visit(from, layout.unit(to_kind, j), digit)) return true;
      }
    }
  }
  return false;
}

}  // namespace gridmates::sudoku::explainer
