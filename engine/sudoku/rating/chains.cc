#include "engine/sudoku/rating/chains.h"

#include <algorithm>
#include <tuple>

#include "engine/sudoku/rating/lengths.h"

namespace gridmates::sudoku::explainer {

template <class Capacity>
bool Chains<Capacity>::Chain::precedes(const Chain& other) const {
  return std::tie(weight, complexity, mode, source, kind, nth) <
         std::tie(other.weight, other.complexity, other.mode, other.source, other.kind, other.nth);
}

template <class Capacity>
bool Chains<Capacity>::is_wanted(Mode mode, Kind kind, int complexity) const {
  if (all_) return true;
  const double weight = weight_of(base_of(mode, kind), complexity);
  return std::tie(weight, complexity, mode) <= std::tie(best_.weight, best_.complexity, best_.mode);
}

template <class Capacity>
void Chains<Capacity>::take(Mode mode, Kind kind, Id source, int complexity, std::size_t nth,
                            const Closing& end) {
  const double weight = weight_of(base_of(mode, kind), complexity);
  const Chain chain = {weight, complexity, mode, source, kind, nth, end};
  if (all_) {
    chains_.push_back(chain);
  } else if (chain.precedes(best_)) {
    best_ = chain;
  }
}

template <class Capacity>
bool Chains<Capacity>::hop(Mode mode) {
  const std::size_t reached = reach_[mode].hop();
  return budget_->spend(reached + 1) && reached > 0;
}

// A candidate that makes itself false if it stands, or true if it does not.
template <class Capacity>
void Chains<Capacity>::search_chains(Mode mode, Id source) {
  Reach<Capacity>& reach = reach_[mode];
  reach.start_on(source);
  for (int complexity = 4; is_wanted(mode, kToOff, complexity) && hop(mode); complexity += 2) {
    if (!reach.meets_weak(source)) continue;
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
void Chains<Capacity>::search_cycles(Mode mode, Id source) {
  Reach<Capacity>& reach = reach_[mode];
  reach.start_on(source);
  int walked = 0;
  for (int hops = 1; is_wanted(mode, kCycle, 2 * hops + 2) && hop(mode); ++hops) {
    if (!reach.meets_hop_to(source)) continue;
    if (walked < hops) walk_.walk(source, true, mode, walked = hops);
    walk_.find_cycles(hops, closings_);
    for (std::size_t i = 0; i < closings_.size(); ++i) {
      walk_.trace(closings_[i], trace_);
      collect_victims();
      if (victims_.empty()) continue;
      const std::size_t nth = static_cast<std::size_t>(hops) * links_.count() + i;
      take(mode, kCycle, source, 2 * hops + 2, nth, closings_[i]);
      if (!all_) return;
    }
  }
}

// What a cycle takes away: candidates that see one that stands and one that does not, either way
// round, outside its cells.
template <class Capacity>
void Chains<Capacity>::collect_victims() {
  std::array<std::array<CellSet<Capacity>, 2>, Capacity::kSide> seen{};
  CellSet<Capacity> cells;
  DigitMask digits = 0;
  for (std::size_t i = 1; i < trace_.size(); ++i) {
    const Candidate c = links_.at(trace_[i].id);
    seen[c.digit - 1u][trace_[i].stands ? 1 : 0] |= sheet_->geometry().peers[c.cell];
    cells.add(c.cell);
    digits |= digit_bit(c.digit);
  }
  victims_.clear();
  for (int digit : DigitsOf{digits}) {
    const auto& both = seen[static_cast<std::size_t>(digit - 1)];
    for (std::size_t cell : (both[0] & both[1]).without(cells)) {
      const Candidate c = {static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)};
      if (sheet_->has(c)) victims_.push_back(c);
    }
  }
}

template <class Capacity>
void Chains<Capacity>::search(Mode mode, bool cycles) {
  for (std::size_t i = 0; i < links_.count(); ++i) {
    const auto source = static_cast<Id>(i);
    const int candidates = sheet_->count(links_.at(source).cell);
    if (candidates < 2 || (mode == kY && candidates > 2)) continue;
    if (cycles) {
      search_cycles(mode, source);
    } else {
      search_chains(mode, source);
    }
  }
}

template <class Capacity>
bool Chains<Capacity>::find_first(const Sheet<Capacity>& sheet, ChainModes modes, Budget& budget,
                                  Findings& out) {
  budget_ = &budget;
  sheet_ = &sheet;
  all_ = false;
  best_ = {};
  links_.read(sheet);
  for (Mode mode : {kX, kY, kXy}) reach_[mode].read(links_, mode);
  // The longest bounds first: what a chain's length rules out is not searched for.
  if (modes.x) search(kX, false);
  if (modes.x) search(kX, true);
  if (modes.y) search(kY, true);
  if (modes.xy && best_.weight >= weight_of(base_of(kXy, kToOff), 0)) {
    search(kXy, false);
    search(kXy, true);
  }
  if (best_.source == kNoId) return false;
  write(best_, out);
  return close(best_, out);
}

template <class Capacity>
void Chains<Capacity>::write(const Chain& chain, Findings& out) {
  const Candidate c = links_.at(chain.source);
  if (chain.kind == kToOff) out.remove(c);
  if (chain.kind == kToOn) {
    for (int digit : DigitsOf{sheet_->candidates(c.cell) & ~digit_bit(c.digit)}) {
      out.remove({c.cell, static_cast<std::uint8_t>(digit)});
    }
    out.place(c);
  }
  if (chain.kind == kCycle) {
    const int hops = chain.complexity / 2 - 1;
    walk_.walk(chain.source, true, chain.mode, hops);
    walk_.trace(chain.end, trace_);
    collect_victims();
    for (Candidate victim : victims_) out.remove(victim);
  }
}

template <class Capacity>
bool Chains<Capacity>::close(const Chain& chain, Findings& out) {
  constexpr std::string_view kCycles[] = {"X-Cycle", "Y-Cycle", "Nice Loop"};
  constexpr std::string_view kChains[] = {"X-Chain", "Y-Chain", "AIC"};
  return out.close(base_of(chain.mode, chain.kind) + added_by_length(chain.complexity),
                   chain.kind == kCycle ? kCycles[chain.mode] : kChains[chain.mode]);
}

template class Chains<Nine>;
template class Chains<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
