#include <algorithm>
#include <tuple>

#include "engine/sudoku/explainer/forcing_search.h"
#include "engine/sudoku/explainer/lengths.h"
#include "engine/sudoku/explainer/needs.h"

namespace gridmates::sudoku::explainer {
namespace {

ScaleStep step_of(ForcingKind kind) {
  using enum ScaleStep;
  constexpr ScaleStep kByLevel[] = {kDynamicForcing, kDynamicForcingWithPatterns,
                                    kNestedForcing2, kNestedForcing3,
                                    kNestedForcing4, kNestedForcing5};
  if (kind.nishio) return kNishio;
  return kind.dynamic ? kByLevel[kind.level] : kMultipleForcing;
}

}  // namespace

template <class Capacity>
void ForcingSearch<Capacity>::find_all(const CandidateGrid<Capacity>& grid, Budget& budget,
                                       Deductions& out) {
  all_ = true;
  search(grid, budget);
  std::sort(chains_.begin(), chains_.end(), [](const Chain& a, const Chain& b) {
    return std::tie(a.complexity, a.reason, a.written) <
           std::tie(b.complexity, b.reason, b.written);
  });
  for (const Chain& chain : chains_) {
    const Deduction& deduction = written_.found()[chain.written];
    for (Candidate c : written_.removed(deduction)) out.remove(c);
    if (out.repeats_effect()) {
      out.drop();
      continue;
    }
    for (Candidate c : written_.needs(deduction)) out.need(c);
    out.set_chain(deduction.complexity, deduction.fingerprint);
    out.close(deduction.step, deduction.added);
  }
}

template <class Capacity>
void ForcingSearch<Capacity>::write(const Chain& chain, Deductions& out) const {
  if (!chain.stands) {
    out.remove(chain.target);
    return;
  }
  const Cell cell = chain.target.cell;
  for (int digit : DigitsOf{grid_->candidates(cell) & ~digit_bit(chain.target.digit)}) {
    out.remove({cell, static_cast<std::uint8_t>(digit)});
  }
  out.place(chain.target);
}

template <class Capacity>
bool ForcingSearch<Capacity>::close(const Chain& chain, Deductions& out) const {
  return out.close(step_of(kind_), added_by_length(static_cast<int>(chain.complexity)));
}

// A candidate stands because others are absent; so do the assumptions, which are all that is left
// in the place of origin.
template <class Capacity>
void ForcingSearch<Capacity>::write_needs(Place origin, Deductions& out) {
  for (const Branch& branch : branches_) {
    branch.of->each_ancestor(branch.node, [&](NodeNo no) {
      const Consequence& node = branch.of->node(no);
      const Place place = node.reason_count == 0 ? origin : node.place;
      if (node.stands) need_absent(*grid_, links_.at(node.id), place, out);
    });
  }
}

template <class Capacity>
std::uint64_t ForcingSearch<Capacity>::fingerprint() {
  Fingerprint out;
  for (const Branch& branch : branches_) {
    branch.of->each_ancestor(branch.node, [&](NodeNo no) {
      const Consequence& node = branch.of->node(no);
      out.add(links_.at(node.id), node.stands);
    });
  }
  return out.value();
}

template void ForcingSearch<Nine>::find_all(const CandidateGrid<Nine>& grid, Budget& budget,
                                            Deductions& out);
template void ForcingSearch<Nine>::write(const Chain& chain, Deductions& out) const;
template bool ForcingSearch<Nine>::close(const Chain& chain, Deductions& out) const;
template void ForcingSearch<Nine>::write_needs(Place origin, Deductions& out);
template std::uint64_t ForcingSearch<Nine>::fingerprint();
template void ForcingSearch<TwentyFive>::find_all(const CandidateGrid<TwentyFive>& grid,
                                                  Budget& budget, Deductions& out);
template void ForcingSearch<TwentyFive>::write(const Chain& chain, Deductions& out) const;
template bool ForcingSearch<TwentyFive>::close(const Chain& chain, Deductions& out) const;
template void ForcingSearch<TwentyFive>::write_needs(Place origin, Deductions& out);
template std::uint64_t ForcingSearch<TwentyFive>::fingerprint();

}  // namespace gridmates::sudoku::explainer
