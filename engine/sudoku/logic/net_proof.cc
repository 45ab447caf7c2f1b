#include "engine/sudoku/logic/net_proof.h"

#include <algorithm>
#include <numeric>

#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {

Step step_to(const DeadEnd& end) {
  Step step;
  if (end.cell) {
    step.cells = {*end.cell};
  } else {
    step.units = {end.unit};
    step.digits = {end.digit};
  }
  return step;
}

template <class Capacity>
NetProof<Capacity>::NetProof(const Board<Capacity>& board, std::span<const Fact<Capacity>> facts)
    : start_(board),
      board_(board),
      facts_(facts),
      taken_by_(Board<Capacity>::kCells * Capacity::kSide, kNobody),
      reasons_(facts.size()) {
  for (std::size_t place = 0; place < facts.size(); ++place) go_through(place);
}

template <class Capacity>
void NetProof<Capacity>::go_through(std::size_t place) {
  const Fact<Capacity>& fact = facts_[place];
  const std::size_t cell = fact.cells.first();
  if (!fact.on) {
    // Shown by a net of its own, which may depend on all earlier facts.
    reasons_[place].resize(place);
    std::iota(reasons_[place].begin(), reasons_[place].end(), std::uint16_t{0});
    take(fact.cells, fact.digit, place);
    return;
  }
  if (place > 0) reasons_[place] = reasons_of(fact);
  take(board_.geometry().seen_by_all(fact.cells), fact.digit, place);
  if (fact.cells.count() > 1) return;
  for (int other : DigitsOf{board_.candidates(cell) & ~digit_bit(fact.digit)}) {
    take(fact.cells, other, place);
  }
  if (board_.digit(cell) == 0) board_.place({static_cast<Cell>(cell), fact.digit});
}

template <class Capacity>
void NetProof<Capacity>::take(const CellSet<Capacity>& cells, int digit, std::size_t place) {
  for (std::size_t cell : cells& board_.places(digit)) {
    const Candidate gone{static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)};
    taken_by_[slot(cell, digit)] = static_cast<std::uint16_t>(place);
    board_.eliminate(gone);
  }
}

// Why the fact is the only possibility: of all explanations the one with the fewest reasons.
template <class Capacity>
auto NetProof<Capacity>::reasons_of(const Fact<Capacity>& fact) const -> Reasons {
  Reasons fewest;
  bool found = false;
  const auto offer = [&](Reasons reasons) {
    if (!found || reasons.size() < fewest.size()) fewest = std::move(reasons);
    found = true;
  };
  const std::size_t cell = fact.cells.first();
  if (fact.cells.count() == 1 && board_.candidates(cell) == digit_bit(fact.digit)) {
    offer(reasons_in_cell(cell, start_.candidates(cell) & ~digit_bit(fact.digit)));
  }
  for (Unit unit : board_.geometry().units_of[cell]) {
    const CellSet<Capacity> places = board_.places(fact.digit, unit);
    if (!places.is_part_of(fact.cells) || places.none()) continue;
    offer(reasons_in_unit(start_.places(fact.digit, unit).without(fact.cells), fact.digit));
  }
  return fewest;
}

template <class Capacity>
auto NetProof<Capacity>::reasons_in_cell(std::size_t cell, DigitSet digits) const -> Reasons {
  Reasons reasons;
  for (int digit : DigitsOf{digits}) reasons.push_back(taken_by(cell, digit));
  return once_each(std::move(reasons));
}

template <class Capacity>
auto NetProof<Capacity>::reasons_in_unit(const CellSet<Capacity>& cells, int digit) const
    -> Reasons {
  Reasons reasons;
  for (std::size_t cell : cells) reasons.push_back(taken_by(cell, digit));
  return once_each(std::move(reasons));
}

template <class Capacity>
auto NetProof<Capacity>::once_each(Reasons reasons) -> Reasons {
  std::ranges::sort(reasons);
  reasons.erase(std::unique(reasons.begin(), reasons.end()), reasons.end());
  return reasons;
}

template <class Capacity>
DeadEnd NetProof<Capacity>::dead_end() const {
  const std::vector<DeadEnd> ends = dead_ends();
  return *std::ranges::min_element(ends, {},
                                   [this](const DeadEnd& end) { return needed_for(end).size(); });
}

template <class Capacity>
std::vector<DeadEnd> NetProof<Capacity>::dead_ends() const {
  std::vector<DeadEnd> ends;
  for (std::size_t cell : board_.empty_cells()) {
    if (board_.candidates(cell) == 0) ends.push_back({static_cast<Cell>(cell), 0, 0});
  }
  const Geometry<Capacity>& geometry = board_.geometry();
  for (int unit = 0; unit < geometry.units; ++unit) {
    const auto u = static_cast<Unit>(unit);
    for (int digit : DigitsOf{geometry.all_digits & ~board_.placed_in(u)}) {
      if (board_.places(digit, u).none()) ends.push_back({{}, u, static_cast<std::uint8_t>(digit)});
    }
  }
  return ends;
}

template <class Capacity>
std::vector<std::size_t> NetProof<Capacity>::needed_for(const DeadEnd& end) const {
  if (end.cell) return needed(reasons_in_cell(*end.cell, start_.candidates(*end.cell)));
  return needed(reasons_in_unit(start_.places(end.digit, end.unit), end.digit));
}

template <class Capacity>
std::vector<std::size_t> NetProof<Capacity>::needed_for(Candidate gone) const {
  return needed(reasons_in_cell(gone.cell, digit_bit(gone.digit)));
}

template <class Capacity>
std::vector<std::size_t> NetProof<Capacity>::needed(const Reasons& last) const {
  std::vector<bool> is_needed(facts_.size(), false);
  const auto mark = [&](const Reasons& reasons) {
    for (std::uint16_t reason : reasons) {
      if (reason != kNobody) is_needed[reason] = true;
    }
  };
  is_needed[0] = true;
  mark(last);
  std::vector<std::size_t> places;
  for (std::size_t place = facts_.size(); place-- > 0;) {
    if (!is_needed[place]) continue;
    mark(reasons_[place]);
    places.push_back(place);
  }
  std::ranges::reverse(places);
  return places;
}

template <class Capacity>
std::vector<Node> NetProof<Capacity>::nodes(const std::vector<std::size_t>& places) const {
  std::vector<Node> nodes;
  for (std::size_t place : places) {
    const Fact<Capacity>& fact = facts_[place];
    nodes.push_back({list_of(fact.cells), fact.digit, fact.on});
  }
  return nodes;
}

template class NetProof<Nine>;
template class NetProof<TwentyFive>;

}  // namespace gridmates::sudoku
