#include <algorithm>

#include "engine/sudoku/explainer/chains_and_cycles.h"
#include "engine/sudoku/explainer/needs.h"

namespace gridmates::sudoku::explainer {
template <class Capacity>
void ChainsAndCycles<Capacity>::find_all(const CandidateGrid<Capacity>& grid, Budget& budget,
                                         Deductions& out) {
  if (!begin(grid, {}, budget, true)) return;
  search();
  std::sort(chains_.begin(), chains_.end(),
            [](const Chain& a, const Chain& b) { return a.precedes(b); });
  for (const Chain& chain : chains_) {
    write(chain, out);
    if (out.repeats_effect()) {
      out.drop();
      continue;
    }
    if (chain.kind != kCycle) {
      search_.run(chain.source, chain.kind == kToOff, chain.mode, chain.complexity / 2);
      search_.trace(search_.end_of_chain(), trace_);
    }
    write_needs(chain.kind == kCycle, out);
    Fingerprint fingerprint;
    for (const Inference& i : trace_) fingerprint.add(links_.at(i.id), i.stands);
    out.set_chain(static_cast<std::uint32_t>(chain.complexity), fingerprint.value());
    close(chain, out);
  }
}

// A candidate stands because others are absent; in a cycle, which can be read backwards, the same
// holds for candidates that fall.
template <class Capacity>
void ChainsAndCycles<Capacity>::write_needs(bool both_ways, Deductions& out) const {
  for (const Inference& inference : trace_) {
    if (!inference.stands && !both_ways) continue;
    need_absent(*grid_, links_.at(inference.id), inference.place, out);
  }
}

template void ChainsAndCycles<Nine>::find_all(const CandidateGrid<Nine>& grid, Budget& budget,
                                              Deductions& out);
template void ChainsAndCycles<Nine>::write_needs(bool both_ways, Deductions& out) const;
template void ChainsAndCycles<TwentyFive>::find_all(const CandidateGrid<TwentyFive>& grid,
                                                    Budget& budget, Deductions& out);
template void ChainsAndCycles<TwentyFive>::write_needs(bool both_ways, Deductions& out) const;

}  // namespace gridmates::sudoku::explainer
