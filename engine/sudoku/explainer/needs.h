// What a chain depends on, and its fingerprint. Pure functions; any thread.
#pragma once

#include <cstdint>

#include "engine/sudoku/explainer/candidate_links.h"
#include "engine/sudoku/explainer/deductions.h"

namespace gridmates::sudoku::explainer {

// A candidate stands as the last one left in this place: writes the candidates that must be absent
// for that. (All absent ones, including those that were never candidates, which is harmless.)
template <class Capacity>
void need_absent(const CandidateGrid<Capacity>& grid, Candidate c, Place place, Deductions& out) {
  if (place == kNowhere) return;
  if (place == kInCell) {
    const DigitSet absent = grid.geometry().all_digits & ~grid.candidates(c.cell);
    for (int digit : DigitsOf{absent}) out.need({c.cell, static_cast<std::uint8_t>(digit)});
    return;
  }
  const Unit unit = grid.geometry().units_of[c.cell][place];
  const Spots all = grid.layout().meet[unit][unit];
  for (std::size_t spot : EachBit{all & ~grid.spots(unit, c.digit)}) {
    out.need({grid.cell_at(unit, spot), c.digit});
  }
}

// A hash of inferences in order (Fowler, Noll and Vo's FNV-1a, one step per inference).
class Fingerprint {
 public:
  void add(Candidate c, bool stands) {
    value_ = (value_ ^ (c.cell * 64u + c.digit * 2u + (stands ? 1u : 0u))) * 0x100000001B3u;
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325u;
};

}  // namespace gridmates::sudoku::explainer
