#include "engine/sudoku/explainer/forcing_search.h"

#include <algorithm>
#include <tuple>

namespace gridmates::sudoku::explainer {

template <class Capacity>
ForcingSearch<Capacity>::ForcingSearch(ForcingKind kind)
    : kind_(kind),
      nested_(kind.level),
      propagator_(links_, kind, [this](const CandidateGrid<Capacity>& now, Consequences& into) {
        return nested_.deepen(*grid_, links_, now, *budget_, into);
      }) {}

template <class Capacity>
void ForcingSearch<Capacity>::search(const CandidateGrid<Capacity>& grid, Budget& budget) {
  grid_ = &grid;
  budget_ = &budget;
  best_ = {};
  chains_.clear();
  written_.clear();
  nested_.forget_chains();
  links_.read(grid);
  if (links_.count() > kMostForcingCandidates) {
    budget.exhaust();
    return;
  }
  if (if_stands_.size() < links_.count()) if_stands_.resize(links_.count());
  followed_.assign(links_.count(), false);
  for (std::size_t cell = 0; cell < grid.cells() && !budget.is_spent(); ++cell) {
    const int least = kind_.dynamic ? 2 : 3;
    if (grid.count(cell) >= least) search_cell(static_cast<Cell>(cell));
  }
}

template <class Capacity>
Consequences& ForcingSearch<Capacity>::if_stands(Id id) {
  if (!followed_[id]) {
    followed_[id] = true;
    propagator_.follow(*grid_, id, true, *budget_, if_stands_[id]);
  }
  return if_stands_[id];
}

template <class Capacity>
void ForcingSearch<Capacity>::search_cell(Cell cell) {
  const bool reduces = kind_.dynamic && !kind_.nishio && grid_->count(cell) >= 3;
  for (int digit : DigitsOf{grid_->candidates(cell)}) {
    const Id id = links_.id_of({cell, static_cast<std::uint8_t>(digit)});
    search_candidate(id, reduces);
    if (!kind_.nishio) search_units(id);
  }
  if (kind_.nishio) return;
  assumptions_.clear();
  for (int digit : DigitsOf{grid_->candidates(cell)}) {
    assumptions_.push_back(&if_stands(links_.id_of({cell, static_cast<std::uint8_t>(digit)})));
  }
  search_common(kCell, kInCell);
}

template <class Capacity>
void ForcingSearch<Capacity>::search_candidate(Id id, bool reduces) {
  Consequences& stands = if_stands(id);
  if (!kind_.dynamic) return;
  if (stands.is_absurd()) {
    branches_ = {{&stands, stands.clash()[0]}, {&stands, stands.clash()[1]}};
    conclude(kContradiction, id, false, kNowhere);
  }
  propagator_.follow(*grid_, id, false, *budget_, if_not_);
  if (if_not_.is_absurd()) {
    branches_ = {{&if_not_, if_not_.clash()[0]}, {&if_not_, if_not_.clash()[1]}};
    conclude(kContradiction, id, true, kNowhere);
  }
  if (!reduces) return;
  assumptions_ = {&stands, &if_not_};
  search_common(kReduction, kNowhere);
}

// Searches units in which the candidate is the first place of its digit.
template <class Capacity>
void ForcingSearch<Capacity>::search_units(Id id) {
  const Candidate c = links_.at(id);
  for (UnitKind kind : kBoxRowColumn) {
    const Unit unit = grid_->geometry().units_of[c.cell][kind];
    const Spots spots = grid_->spots(unit, c.digit);
    if (has_one(spots) || grid_->cell_at(unit, first_of(spots)) != c.cell) continue;
    assumptions_.clear();
    for (std::size_t spot : EachBit{spots}) {
      assumptions_.push_back(&if_stands(links_.id_of({grid_->cell_at(unit, spot), c.digit})));
    }
    search_common(kUnit, static_cast<Place>(kind));
  }
}

template <class Capacity>
void ForcingSearch<Capacity>::search_common(Reason reason, Place origin) {
  Consequences& first = *assumptions_[0];
  for (bool stands : {true, false}) {
    for (NodeNo no = 0; no < first.nodes().size(); ++no) {
      const Consequence& node = first.node(no);
      if (node.stands != stands || first.find(node.id, stands) != no) continue;
      branches_.clear();
      for (Consequences* assumption : assumptions_) {
        const NodeNo same = assumption->find(node.id, stands);
        if (same == kNoNode) break;
        branches_.push_back({assumption, same});
      }
      if (branches_.size() == assumptions_.size()) conclude(reason, node.id, stands, origin);
    }
  }
}

template <class Capacity>
bool ForcingSearch<Capacity>::changes_anything(Candidate c, bool stands) const {
  return !stands || grid_->count(c.cell) > 1;
}

// The complexity if only the nodes on the longest paths counted.
template <class Capacity>
std::uint32_t ForcingSearch<Capacity>::least_complexity() const {
  std::uint32_t out = 0;
  for (const Branch& branch : branches_) out += branch.of->node(branch.node).depth;
  return out;
}

template <class Capacity>
std::uint32_t ForcingSearch<Capacity>::complexity() {
  std::uint32_t out = 0;
  nested_chains_.clear();
  for (const Branch& branch : branches_) out += branch.of->collect(branch.node, nested_chains_);
  std::sort(nested_chains_.begin(), nested_chains_.end());
  const auto end = std::unique(nested_chains_.begin(), nested_chains_.end());
  for (auto at = nested_chains_.begin(); at != end; ++at) out += nested_.complexity_of(*at);
  return out;
}

template <class Capacity>
void ForcingSearch<Capacity>::conclude(Reason reason, Id target, bool stands, Place origin) {
  const Candidate c = links_.at(target);
  if (!changes_anything(c, stands)) return;
  const auto is_worse = [&](std::uint32_t inferences) {
    return !all_ && std::tie(inferences, reason) >= std::tie(best_.complexity, best_.reason);
  };
  if (is_worse(least_complexity())) return;
  const Chain chain = {complexity(), reason, c, stands, written_.found().size()};
  if (is_worse(chain.complexity)) return;
  best_ = chain;
  if (!all_) return;
  chains_.push_back(chain);
  write(chain, written_);
  write_needs(origin, written_);
  written_.set_chain(chain.complexity, fingerprint());
  close(chain, written_);
}

template <class Capacity>
bool ForcingSearch<Capacity>::find_first(const CandidateGrid<Capacity>& grid, Budget& budget,
                                         Deductions& out) {
  all_ = false;
  search(grid, budget);
  if (best_.target.digit == 0 || budget.is_spent()) return false;
  write(best_, out);
  return close(best_, out);
}

template class ForcingSearch<Nine>;
template class ForcingSearch<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
