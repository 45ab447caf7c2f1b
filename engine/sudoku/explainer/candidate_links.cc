#include "engine/sudoku/explainer/candidate_links.h"

#include <algorithm>

namespace gridmates::sudoku::explainer {

template <class Capacity>
void Links<Capacity>::read(const Sheet<Capacity>& sheet) {
  candidates_.clear();
  weak_.clear();
  for (std::size_t cell = 0; cell < sheet.cells(); ++cell) {
    for (int digit : DigitsOf{sheet.candidates(cell)}) {
      const Candidate c = {static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)};
      ids_[c.cell * Capacity::kSide + c.digit - 1] = static_cast<Id>(candidates_.size());
      candidates_.push_back(c);
    }
  }
  rows_.assign(candidates_.size(), {});
  strong_.assign(candidates_.size(), {});
  for (std::size_t id = 0; id < candidates_.size(); ++id) link(sheet, static_cast<Id>(id));
}

template <class Capacity>
void Links<Capacity>::link(const Sheet<Capacity>& sheet, Id id) {
  const Candidate c = at(id);
  Row& row = rows_[id];
  row.from = static_cast<std::uint32_t>(weak_.size());
  const DigitMask others = sheet.candidates(c.cell) & ~digit_bit(c.digit);
  for (int digit : DigitsOf{others}) {
    weak_.push_back({id_of({c.cell, static_cast<std::uint8_t>(digit)}), kInCell});
  }
  row.units = static_cast<std::uint32_t>(weak_.size());
  Strong& strong = strong_[id];
  if (has_one(others)) strong.links[strong.count++] = weak_.back();
  strong.units = strong.count;
  for (UnitKind kind : kBoxRowColumn) link_in_unit(sheet, c, kind);
  row.to = static_cast<std::uint32_t>(weak_.size());
}

template <class Capacity>
void Links<Capacity>::link_in_unit(const Sheet<Capacity>& sheet, Candidate c, UnitKind kind) {
  const auto& layout = sheet.layout();
  const auto& units = sheet.geometry().units_of[c.cell];
  const std::size_t unit = units[kind];
  const Spots others = sheet.spots(unit, c.digit) & ~(Spots{1} << layout.index[c.cell][kind]);
  const auto place = static_cast<Place>(kind);
  const Spots fresh = kind == kBox ? others : others & ~layout.meet[unit][units[kBox]];
  for (std::size_t spot : EachBit{fresh}) {
    weak_.push_back({id_of({sheet.cell_at(unit, spot), c.digit}), place});
  }
  if (!has_one(others)) return;
  const Id other = id_of({sheet.cell_at(unit, first_of(others)), c.digit});
  Strong& strong = strong_[id_of(c)];
  const auto end = strong.links.begin() + strong.count;
  const bool known = std::any_of(strong.links.begin() + strong.units, end,
                                 [&](const Link& link) { return link.to == other; });
  if (!known) strong.links[strong.count++] = {other, place};
}

template class Links<Nine>;
template class Links<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
