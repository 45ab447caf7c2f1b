#include <algorithm>

#include "engine/sudoku/rating/chains.h"

namespace gridmates::sudoku::explainer {
namespace {

// Of inferences in order (Fowler, Noll and Vo's FNV-1a, a word a step).
std::uint64_t fingerprint(const std::vector<Inference>& trace, auto candidate_at) {
  std::uint64_t out = 0xCBF29CE484222325u;
  for (const Inference& inference : trace) {
    const Candidate c = candidate_at(inference.id);
    out = (out ^ (c.cell * 64u + c.digit * 2u + (inference.stands ? 1u : 0u))) * 0x100000001B3u;
  }
  return out;
}

}  // namespace

template <class Capacity>
void Chains<Capacity>::find_all(const Sheet<Capacity>& sheet, Findings& out) {
  sheet_ = &sheet;
  all_ = true;
  chains_.clear();
  links_.read(sheet);
  for (Mode mode : {kX, kY, kXy}) {
    reach_[mode].read(links_, mode);
    if (mode != kY) search(mode, false);
    search(mode, true);
  }
  std::sort(chains_.begin(), chains_.end(),
            [](const Chain& a, const Chain& b) { return a.precedes(b); });
  for (const Chain& chain : chains_) {
    write(chain, out);
    if (out.repeats_effect()) {
      out.drop();
      continue;
    }
    if (chain.kind != kCycle) {
      walk_.walk(chain.source, chain.kind == kToOff, chain.mode, chain.complexity / 2);
      walk_.trace(walk_.end_of_chain(), trace_);
    }
    write_needs(chain.kind == kCycle, out);
    out.set_chain(static_cast<std::uint32_t>(chain.complexity),
                  fingerprint(trace_, [this](Id id) { return links_.at(id); }));
    close(chain, out);
  }
}

// What stands does so because something else must not; in a cycle, which can be read backwards,
// the same goes for what does not stand.
template <class Capacity>
void Chains<Capacity>::write_needs(bool both_ways, Findings& out) const {
  for (const Inference& inference : trace_) {
    if (inference.stands || both_ways) need_absent(inference.id, inference.place, out);
  }
}

template <class Capacity>
void Chains<Capacity>::need_absent(Id id, Place place, Findings& out) const {
  const Candidate c = links_.at(id);
  if (place == kNowhere) return;
  if (place == kInCell) {
    const DigitMask absent = sheet_->geometry().all_digits & ~sheet_->candidates(c.cell);
    for (int digit : DigitsOf{absent}) out.need({c.cell, static_cast<std::uint8_t>(digit)});
    return;
  }
  const Unit unit = sheet_->geometry().units_of[c.cell][place];
  const Spots all = sheet_->layout().meet[unit][unit];
  for (std::size_t spot : EachBit{all & ~sheet_->spots(unit, c.digit)}) {
    out.need({sheet_->cell_at(unit, spot), c.digit});
  }
}

template class Chains<Nine>;
template class Chains<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
