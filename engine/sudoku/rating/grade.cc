// The walk up Sudoku Explainer's scale: the first step in its order that shows anything is done,
// until the grid is full; the hardest of them is the rating.
#include <algorithm>

#include "engine/sudoku/rating/chains.h"
#include "engine/sudoku/rating/direct.h"
#include "engine/sudoku/rating/forcing.h"
#include "engine/sudoku/rating/patterns.h"
#include "engine/sudoku/rating/rating.h"
#include "engine/sudoku/rating/uniqueness.h"
#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::sudoku {
namespace explainer {
namespace {

template <class Capacity>
class Grader {
 public:
  Grader(Shape shape, const Digits& givens, const RatingOptions& options)
      : options_(options),
        sheet_(Layout<Capacity>::of(shape), givens),
        budget_(options.max_inferences, options.stop) {}

  Grade grade() {
    while (!sheet_.is_solved()) {
      findings_.clear();
      const bool found = find_step();
      if (budget_.is_spent()) return grade_;
      if (!found) {
        grade_.decided = !gave_up_;
        return grade_;
      }
      take(findings_.found().front());
      if (grade_.er > options_.give_up_above) return grade_;
    }
    grade_.decided = grade_.solved = true;
    return grade_;
  }

 private:
  // A place in the order of the search: the least rating it can have, what allows it, the search.
  struct Place {
    Rating least;
    Technique technique;
    bool (*find)(Grader&);
  };

  template <bool (*find)(const Sheet<Capacity>&, Findings&)>
  static bool pattern(Grader& grader) {
    return find(grader.sheet_, grader.findings_);
  }
  static bool unique_loop(Grader& g) { return find_unique_loop(g.sheet_, g.findings_); }
  static bool chains(Grader& g) {
    const TechniqueSet& may = g.options_.techniques;
    const ChainModes modes = {may.has(Technique::kXChain), may.has(Technique::kXyChain),
                              may.has(Technique::kAic)};
    return g.chains_.find_first(g.sheet_, modes, g.budget_, g.findings_);
  }
  template <bool kDynamic, bool kNishio, int kLevel>
  static bool forcing(Grader& g) {
    auto& search = g.forcing_[kNishio ? 0 : kDynamic ? 2 + kLevel : 1];
    if (!search)
      search = std::make_unique<Forcing<Capacity>>(ForcingKind{kDynamic, kNishio, kLevel});
    return search->find_first(g.sheet_, g.budget_, g.findings_);
  }

  static constexpr Place kOrder[] = {
      {10, Technique::kHiddenSingle, pattern<find_hidden_single<Capacity>>},
      {17, Technique::kPointing, pattern<find_direct_pointing<Capacity>>},
      {19, Technique::kClaiming, pattern<find_direct_claiming<Capacity>>},
      {20, Technique::kHiddenPair, pattern<find_direct_hidden_set<Capacity, 2>>},
      {23, Technique::kNakedSingle, pattern<find_naked_single<Capacity>>},
      {25, Technique::kHiddenTriple, pattern<find_direct_hidden_set<Capacity, 3>>},
      {26, Technique::kPointing, pattern<find_pointing<Capacity>>},
      {28, Technique::kClaiming, pattern<find_claiming<Capacity>>},
      {30, Technique::kNakedPair, pattern<find_naked_set<Capacity, 2>>},
      {32, Technique::kXWing, pattern<find_fish<Capacity, 2>>},
      {34, Technique::kHiddenPair, pattern<find_hidden_set<Capacity, 2>>},
      {36, Technique::kNakedTriple, pattern<find_naked_set<Capacity, 3>>},
      {38, Technique::kSwordfish, pattern<find_fish<Capacity, 3>>},
      {40, Technique::kHiddenTriple, pattern<find_hidden_set<Capacity, 3>>},
      {42, Technique::kXyWing, pattern<find_xy_wing<Capacity>>},
      {44, Technique::kXyzWing, pattern<find_xyz_wing<Capacity>>},
      {45, Technique::kUniqueRectangle1, unique_loop},
      {50, Technique::kNakedQuad, pattern<find_naked_set<Capacity, 4>>},
      {52, Technique::kJellyfish, pattern<find_fish<Capacity, 4>>},
      {54, Technique::kHiddenQuad, pattern<find_hidden_set<Capacity, 4>>},
      {56, Technique::kBugPlusOne, pattern<find_grave<Capacity>>},
      {62, Technique::kAlsXz, pattern<find_aligned_pair<Capacity>>},
      {65, Technique::kAic, chains},
      {75, Technique::kDeathBlossom, pattern<find_aligned_triple<Capacity>>},
      {75, Technique::kForcingChain, forcing<true, true, 0>},
      {80, Technique::kForcingChain, forcing<false, false, 0>},
      {85, Technique::kForcingNet, forcing<true, false, 0>},
      {90, Technique::kForcingNet, forcing<true, false, 1>},
      {95, Technique::kForcingNet, forcing<true, false, 2>},
      {100, Technique::kForcingNet, forcing<true, false, 3>},
      {105, Technique::kForcingNet, forcing<true, false, 4>},
      {110, Technique::kForcingNet, forcing<true, false, 5>},
  };

  bool find_step() {
    for (const Place& place : kOrder) {
      if (!options_.techniques.has(place.technique)) continue;
      if (place.least > options_.give_up_above) {
        gave_up_ = true;
        grade_.er = std::max(grade_.er, place.least);
        return false;
      }
      if (place.find(*this)) return true;
    }
    return false;
  }

  void take(const Finding& finding) {
    if (finding.rating > grade_.er) {
      grade_.er = finding.rating;
      grade_.hardest = finding.name;
    }
    if (grade_.ed == 0) grade_.ed = grade_.er;
    for (Candidate c : findings_.removed(finding)) sheet_.remove(c);
    if (finding.placed.digit == 0) return;
    sheet_.place(finding.placed);
    if (grade_.ep == 0) grade_.ep = grade_.er;
  }

  const RatingOptions& options_;
  Sheet<Capacity> sheet_;
  Findings findings_{Findings::Wanted::kFirst};
  Chains<Capacity> chains_;
  std::array<std::unique_ptr<Forcing<Capacity>>, 8> forcing_;
  Budget budget_;
  bool gave_up_ = false;
  Grade grade_;
};

template <class Capacity>
Grade grade(Shape shape, const Digits& givens, const RatingOptions& options) {
  return Grader<Capacity>(shape, givens, options).grade();
}

}  // namespace
}  // namespace explainer

Grade grade(Shape shape, const Digits& givens, const RatingOptions& options) {
  const Solutions told = count_solutions(shape, givens, 2, {.stop = options.stop});
  if (told.decided && told.found != 1) return {};
  return shape.side() <= Nine::kSide ? explainer::grade<Nine>(shape, givens, options)
                                     : explainer::grade<TwentyFive>(shape, givens, options);
}

}  // namespace gridmates::sudoku
