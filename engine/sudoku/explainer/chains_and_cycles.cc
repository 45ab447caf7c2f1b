#include "engine/sudoku/explainer/chains_and_cycles.h"

#include <algorithm>
#include <tuple>

#include "engine/sudoku/explainer/lengths.h"

namespace gridmates::sudoku::explainer {

template <class Capacity>
bool ChainsAndCycles<Capacity>::Chain::precedes(const Chain& other) const {
  return std::tie(weight, complexity, mode, source, kind, nth) <
         std::tie(other.weight, other.complexity, other.mode, other.source, other.kind, other.nth);
}

template <class Capacity>
ScaleStep ChainsAndCycles<Capacity>::step_of(Mode mode, Kind kind) {
  using enum ScaleStep;
  constexpr ScaleStep kCycles[] = {kXCycle, kYCycle, kNiceLoop};
  constexpr ScaleStep kOthers[] = {kXChain, kYChain, kAic};
  return kind == kCycle ? kCycles[mode] : kOthers[mode];
}

// Sets the longest chains that could precede the best so far.
template <class Capacity>
void ChainsAndCycles<Capacity>::set_limits() {
  for (Mode mode : {kX, kY, kXy}) {
    for (Kind kind : {kCycle, kToOff}) {
      const auto is_worse = [&](int complexity) {
        const double weight = weight_of(row_of(step_of(mode, kind)).rating, complexity);
        return std::tie(weight, complexity, mode) >
               std::tie(best_.weight, best_.complexity, best_.mode);
      };
      int limit = 2;
      for (std::size_t i = 0; !is_worse(limit) && i < kLengthBounds.size(); ++i) {
        limit = kLengthBounds[i] + 2;
      }
      while (limit > 0 && is_worse(limit)) --limit;
      limits_[mode][kind] = limit;
    }
  }
}

template <class Capacity>
void ChainsAndCycles<Capacity>::take(Mode mode, Kind kind, Id source, int complexity,
                                     std::size_t nth, const Closing& end) {
  if (mode == kXy && !modes_.xy) return;
  const double weight = weight_of(row_of(step_of(mode, kind)).rating, complexity);
  const Chain chain = {weight, complexity, mode, source, kind, nth, end};
  if (all_) {
    chains_.push_back(chain);
  } else if (chain.precedes(best_)) {
    best_ = chain;
    set_limits();
  }
}

template <class Capacity>
bool ChainsAndCycles<Capacity>::hop(Mode mode) {
  const bool reaches = reachability_[mode].hop();
  return budget_->spend(reachability_[mode].take_work()) && reaches;
}

// Whether to search for chains of this length to "falls". For X and Y together also when not wanted
// itself, because it limits Y-Cycles.
template <class Capacity>
bool ChainsAndCycles<Capacity>::is_followed(Mode mode, int complexity) const {
  if (is_wanted(mode, kToOff, complexity)) return true;
  return mode == kXy && complexity <= shortest_to_off_[kXy] &&
         is_wanted(kY, kCycle, complexity - 2);
}

// A candidate that makes itself false if it stands, or true if it falls.
template <class Capacity>
void ChainsAndCycles<Capacity>::search_chains(Mode mode, Id source) {
  Reachability<Capacity>& reach = reachability_[mode];
  reach.start_on(source);
  for (int complexity = 4; is_followed(mode, complexity) && hop(mode); complexity += 2) {
    if (!reach.meets_weak(source)) continue;
    shortest_to_off_[mode] = std::min(shortest_to_off_[mode], complexity);
    take(mode, kToOff, source, complexity, 0, {});
    break;
  }
  reach.start_off(source);
  for (int complexity = 4; is_wanted(mode, kToOn, complexity); complexity += 2) {
    if (reach.meets_hop_to(source)) {
      take(mode, kToOn, source, complexity, 0, {});
      break;
    }
    if (!hop(mode)) break;
  }
}

template <class Capacity>
void ChainsAndCycles<Capacity>::search_cycles(Mode mode, Id source) {
  Reachability<Capacity>& reach = reachability_[mode];
  const int least = shortest_to_off_[mode == kX ? kX : kXy] - 2;
  reach.start_on(source);
  int walked = 0;
  for (int hops = 1; is_wanted(mode, kCycle, 2 * hops + 2) && hop(mode); ++hops) {
    if (2 * hops + 2 < least || !reach.meets_hop_to(source)) continue;
    if (walked < hops) search_.run(source, true, mode, walked = hops);
    search_.find_cycles(hops, closings_);
    for (std::size_t i = 0; i < closings_.size(); ++i) {
      search_.trace(closings_[i], trace_);
      collect_victims();
      if (victims_.empty()) continue;
      const std::size_t nth = static_cast<std::size_t>(hops) * links_.count() + i;
      take(mode, kCycle, source, 2 * hops + 2, nth, closings_[i]);
      if (!all_) return;
    }
  }
}

// The eliminations of a cycle: candidates outside its cells that see one that stands and one that
// falls, in either direction.
template <class Capacity>
void ChainsAndCycles<Capacity>::collect_victims() {
  std::array<std::array<CellSet<Capacity>, 2>, Capacity::kSide> seen{};
  CellSet<Capacity> cells;
  DigitSet digits = 0;
  for (std::size_t i = 1; i < trace_.size(); ++i) {
    const Candidate c = links_.at(trace_[i].id);
    seen[c.digit - 1u][trace_[i].stands ? 1 : 0] |= grid_->geometry().peers[c.cell];
    cells.add(c.cell);
    digits |= digit_bit(c.digit);
  }
  victims_.clear();
  for (int digit : DigitsOf{digits}) {
    const auto& both = seen[static_cast<std::size_t>(digit - 1)];
    for (std::size_t cell : (both[0] & both[1]).without(cells)) {
      const Candidate c = {static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)};
      if (grid_->has(c)) victims_.push_back(c);
    }
  }
}

template <class Capacity>
void ChainsAndCycles<Capacity>::search_chains(Mode mode) {
  shortest_to_off_[mode] = kNever;
  reachability_[mode].read(links_, mode);
  for (std::size_t i = 0; i < links_.count(); ++i) {
    const auto source = static_cast<Id>(i);
    if (grid_->count(links_.at(source).cell) > 1) search_chains(mode, source);
  }
}

// A candidate that a cycle eliminates sees one of its candidates that stands and one that falls.
// From one to the other the cycle is a chain by which the candidate makes itself false. So if there
// is no such chain, no cycle eliminates anything; and no useful cycle is shorter than the shortest
// chain minus the candidate's own two inferences.
template <class Capacity>
void ChainsAndCycles<Capacity>::search_cycles(Mode mode) {
  if (shortest_to_off_[mode == kX ? kX : kXy] == kNever) return;
  if (mode == kY) reachability_[kY].read(links_, kY);
  for (std::size_t i = 0; i < links_.count(); ++i) {
    const auto source = static_cast<Id>(i);
    const int candidates = grid_->count(links_.at(source).cell);
    if (candidates == 2 || (candidates > 2 && mode != kY)) search_cycles(mode, source);
  }
}

template <class Capacity>
bool ChainsAndCycles<Capacity>::find_first(const CandidateGrid<Capacity>& grid, ChainModes modes,
                                           Budget& budget, Deductions& out) {
  if (!begin(grid, modes, budget, false)) return false;
  search();
  if (best_.source == kNoId) return false;
  write(best_, out);
  return close(best_, out);
}

template <class Capacity>
bool ChainsAndCycles<Capacity>::begin(const CandidateGrid<Capacity>& grid, ChainModes modes,
                                      Budget& budget, bool all) {
  grid_ = &grid;
  modes_ = modes;
  budget_ = &budget;
  all_ = all;
  best_ = {};
  for (auto& by_kind : limits_) by_kind = {kLongest, kLongest};
  chains_.clear();
  links_.read(grid);
  if (links_.count() <= kMostChainCandidates) return true;
  budget.exhaust();
  return false;
}

// Those with lower ratings first: what they exclude is not searched for.
template <class Capacity>
void ChainsAndCycles<Capacity>::search() {
  if (modes_.x) {
    search_chains(kX);
    search_cycles(kX);
  }
  search_chains(kXy);
  if (modes_.y) search_cycles(kY);
  if (modes_.xy) search_cycles(kXy);
}

template <class Capacity>
void ChainsAndCycles<Capacity>::write(const Chain& chain, Deductions& out) {
  const Candidate c = links_.at(chain.source);
  if (chain.kind == kToOff) out.remove(c);
  if (chain.kind == kToOn) {
    for (int digit : DigitsOf{grid_->candidates(c.cell) & ~digit_bit(c.digit)}) {
      out.remove({c.cell, static_cast<std::uint8_t>(digit)});
    }
    out.place(c);
  }
  if (chain.kind == kCycle) {
    const int hops = chain.complexity / 2 - 1;
    search_.run(chain.source, true, chain.mode, hops);
    search_.trace(chain.end, trace_);
    collect_victims();
    for (Candidate victim : victims_) out.remove(victim);
  }
}

template <class Capacity>
bool ChainsAndCycles<Capacity>::close(const Chain& chain, Deductions& out) {
  return out.close(step_of(chain.mode, chain.kind), added_by_length(chain.complexity));
}

template class ChainsAndCycles<Nine>;
template class ChainsAndCycles<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
