#include "engine/sudoku/explainer/grader.h"

#include <algorithm>
#include <cassert>

#include "engine/sudoku/explainer/aligned_exclusion.h"
#include "engine/sudoku/explainer/bivalue_universal_grave.h"
#include "engine/sudoku/explainer/direct.h"
#include "engine/sudoku/explainer/patterns.h"
#include "engine/sudoku/explainer/unique_loops.h"

namespace gridmates::sudoku::explainer {

template <class Capacity>
const std::array<typename Grader<Capacity>::Place, 32> Grader<Capacity>::kOrder = {{
    {ScaleStep::kFullHouse, &Grader::pattern<find_hidden_single<Capacity>>},
    {ScaleStep::kDirectPointing, &Grader::pattern<find_direct_pointing<Capacity>>},
    {ScaleStep::kDirectClaiming, &Grader::pattern<find_direct_claiming<Capacity>>},
    {ScaleStep::kDirectHiddenPair, &Grader::pattern<find_direct_hidden_set<Capacity, 2>>},
    {ScaleStep::kNakedSingle, &Grader::pattern<find_naked_single<Capacity>>},
    {ScaleStep::kDirectHiddenTriple, &Grader::pattern<find_direct_hidden_set<Capacity, 3>>},
    {ScaleStep::kPointing, &Grader::pattern<find_pointing<Capacity>>},
    {ScaleStep::kClaiming, &Grader::pattern<find_claiming<Capacity>>},
    {ScaleStep::kNakedPair, &Grader::pattern<find_naked_set<Capacity, 2>>},
    {ScaleStep::kXWing, &Grader::pattern<find_fish<Capacity, 2>>},
    {ScaleStep::kHiddenPair, &Grader::pattern<find_hidden_set<Capacity, 2>>},
    {ScaleStep::kNakedTriple, &Grader::pattern<find_naked_set<Capacity, 3>>},
    {ScaleStep::kSwordfish, &Grader::pattern<find_fish<Capacity, 3>>},
    {ScaleStep::kHiddenTriple, &Grader::pattern<find_hidden_set<Capacity, 3>>},
    {ScaleStep::kXyWing, &Grader::pattern<find_xy_wing<Capacity>>},
    {ScaleStep::kXyzWing, &Grader::pattern<find_xyz_wing<Capacity>>},
    {ScaleStep::kUniqueRectangle1, &Grader::unique_loop},
    {ScaleStep::kNakedQuad, &Grader::pattern<find_naked_set<Capacity, 4>>},
    {ScaleStep::kJellyfish, &Grader::pattern<find_fish<Capacity, 4>>},
    {ScaleStep::kHiddenQuad, &Grader::pattern<find_hidden_set<Capacity, 4>>},
    {ScaleStep::kBug1, &Grader::pattern<find_bivalue_universal_grave<Capacity>>},
    {ScaleStep::kAlignedPair, &Grader::pattern<find_aligned_pair<Capacity>>},
    {ScaleStep::kXCycle, &Grader::chains},
    {ScaleStep::kAlignedTriple, &Grader::pattern<find_aligned_triple<Capacity>>},
    {ScaleStep::kNishio, &Grader::forcing<true, true, 0>},
    {ScaleStep::kMultipleForcing, &Grader::forcing<false, false, 0>},
    {ScaleStep::kDynamicForcing, &Grader::forcing<true, false, 0>},
    {ScaleStep::kDynamicForcingWithPatterns, &Grader::forcing<true, false, 1>},
    {ScaleStep::kNestedForcing2, &Grader::forcing<true, false, 2>},
    {ScaleStep::kNestedForcing3, &Grader::forcing<true, false, 3>},
    {ScaleStep::kNestedForcing4, &Grader::forcing<true, false, 4>},
    {ScaleStep::kNestedForcing5, &Grader::forcing<true, false, 5>},
}};

template <class Capacity>
Grader<Capacity>::Grader(Shape shape, const Digits& givens, const Digits& solution,
                         const RatingOptions& options)
    : options_(options),
      solution_(solution),
      grid_(Layout<Capacity>::of(shape), givens),
      budget_(options.max_inferences, options.stop) {}

template <class Capacity>
Grade Grader<Capacity>::grade() {
  climb();
  grade_.inferences = budget_.spent();
  return grade_;
}

template <class Capacity>
void Grader<Capacity>::climb() {
  while (!grid_.is_solved()) {
    deductions_.clear();
    budget_.spend(grid_.cells());
    const bool found = find_step();
    if (budget_.is_spent()) return;
    if (!found) {
      grade_.decided = !gave_up_;
      return;
    }
    take(deductions_.found().front());
    if (grade_.er > options_.give_up_above) return;
  }
  grade_.decided = grade_.solved = true;
}

template <class Capacity>
bool Grader<Capacity>::find_step() {
  for (const Place& place : kOrder) {
    if (!may(place)) continue;
    const Rating least = row_of(place.step).rating;
    if (least > options_.give_up_above) {
      gave_up_ = true;
      grade_.er = std::max(grade_.er, least);
      return false;
    }
    if ((this->*place.find)()) return true;
  }
  return false;
}

// Unique loops and chains comprise several techniques and check for themselves.
template <class Capacity>
bool Grader<Capacity>::may(const Place& place) const {
  const bool several = place.find == &Grader::unique_loop || place.find == &Grader::chains;
  return several || options_.techniques.has(row_of(place.step).technique);
}

template <class Capacity>
bool Grader<Capacity>::unique_loop() {
  const TechniqueSet& may = options_.techniques;
  return find_unique_loop(
      grid_,
      {false, may.has(Technique::kUniqueRectangle1), may.has(Technique::kUniqueRectangle2),
       may.has(Technique::kUniqueRectangle3), may.has(Technique::kUniqueRectangle4)},
      budget_, deductions_);
}

template <class Capacity>
bool Grader<Capacity>::chains() {
  const TechniqueSet& may = options_.techniques;
  const ChainModes modes = {may.has(Technique::kXChain), may.has(Technique::kXyChain),
                            may.has(Technique::kAic)};
  return chains_.find_first(grid_, modes, budget_, deductions_);
}

template <class Capacity>
template <bool kDynamic, bool kNishio, int kLevel>
bool Grader<Capacity>::forcing() {
  auto& search = forcing_[kNishio ? 0 : kDynamic ? 2 + kLevel : 1];
  if (!search)
    search = std::make_unique<ForcingSearch<Capacity>>(ForcingKind{kDynamic, kNishio, kLevel});
  return search->find_first(grid_, budget_, deductions_);
}

template <class Capacity>
void Grader<Capacity>::take(const Deduction& deduction) {
  const Technique technique = row_of(deduction.step).technique;
  ++grade_.techniques[static_cast<std::size_t>(technique)];
  if (deduction.rating() > grade_.er) {
    grade_.hardest_technique = technique;
    grade_.er = deduction.rating();
    grade_.hardest = deduction.name();
  }
  if (grade_.ed == 0) grade_.ed = grade_.er;
  for (Candidate c : deductions_.removed(deduction)) {
    assert(solution_.empty() || solution_[c.cell] != c.digit);
    grid_.remove(c);
  }
  if (deduction.placed.digit == 0) return;
  assert(solution_.empty() || solution_[deduction.placed.cell] == deduction.placed.digit);
  grid_.place(deduction.placed);
  if (grade_.ep == 0) grade_.ep = grade_.er;
}

template class Grader<Nine>;
template class Grader<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
