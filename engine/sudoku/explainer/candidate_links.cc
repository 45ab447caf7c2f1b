#include "engine/sudoku/explainer/candidate_links.h"

#include <algorithm>

namespace gridmates::sudoku::explainer {

template <class Capacity>
void CandidateLinks<Capacity>::read(const CandidateGrid<Capacity>& grid) {
  candidates_.clear();
  weak_.clear();
  for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
    for (int digit : DigitsOf{grid.candidates(cell)}) {
      const Candidate c = {static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)};
      ids_[c.cell * Capacity::kSide + c.digit - 1] = static_cast<Id>(candidates_.size());
      candidates_.push_back(c);
    }
  }
  rows_.assign(candidates_.size(), {});
  strong_.assign(candidates_.size(), {});
  for (std::size_t id = 0; id < candidates_.size(); ++id) link(grid, static_cast<Id>(id));
}

template <class Capacity>
void CandidateLinks<Capacity>::link(const CandidateGrid<Capacity>& grid, Id id) {
  const Candidate c = at(id);
  Row& row = rows_[id];
  row.from = static_cast<std::uint32_t>(weak_.size());
  const DigitSet others = grid.candidates(c.cell) & ~digit_bit(c.digit);
  for (int digit : DigitsOf{others}) {
    weak_.push_back({id_of({c.cell, static_cast<std::uint8_t>(digit)}), kInCell});
  }
  row.units = static_cast<std::uint32_t>(weak_.size());
  Strong& strong = strong_[id];
  if (has_one(others)) strong.links[strong.count++] = weak_.back();
  strong.units = strong.count;
  for (UnitKind kind : kBoxRowColumn) link_in_unit(grid, c, kind);
  row.to = static_cast<std::uint32_t>(weak_.size());
}

template <class Capacity>
void CandidateLinks<Capacity>::link_in_unit(const CandidateGrid<Capacity>& grid, Candidate c,
                                            UnitKind kind) {
  const auto& layout = grid.layout();
  const auto& units = grid.geometry().units_of[c.cell];
  const std::size_t unit = units[kind];
  const Spots others = grid.spots(unit, c.digit) & ~(Spots{1} << layout.index[c.cell][kind]);
  const auto place = static_cast<Place>(kind);
  const Spots fresh = kind == kBox ? others : others & ~layout.meet[unit][units[kBox]];
  for (std::size_t spot : EachBit{fresh}) {
    weak_.push_back({id_of({grid.cell_at(unit, spot), c.digit}), place});
  }
  if (!has_one(others)) return;
  const Id other = id_of({grid.cell_at(unit, first_of(others)), c.digit});
  Strong& strong = strong_[id_of(c)];
  const auto end = strong.links.begin() + strong.count;
  const bool known = std::any_of(strong.links.begin() + strong.units, end,
                                 [&](const Link& link) { return link.to == other; });
  if (!known) strong.links[strong.count++] = {other, place};
}

template class CandidateLinks<Nine>;
template class CandidateLinks<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
