#include <algorithm>

#include "engine/sudoku/explainer/lengths.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/explainer/scale.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {
namespace {

using explainer::row_of;
using explainer::ScaleStep;

struct OnScale {
  Technique technique;
  ScaleStep step;
};

// On the scale, a locked pair or triple is a naked one; a skyscraper, a kite and a turbot fish are
// its shortest X-chains, a simple colouring is one through the coloured cells, a remote pair a
// Y-chain and a W-Wing a short chain of both.
constexpr OnScale kOnScale[] = {
    {Technique::kFullHouse, ScaleStep::kFullHouse},
    {Technique::kHiddenSingle, ScaleStep::kHiddenSingleInLine},
    {Technique::kNakedSingle, ScaleStep::kNakedSingle},
    {Technique::kPointing, ScaleStep::kPointing},
    {Technique::kClaiming, ScaleStep::kClaiming},
    {Technique::kLockedPair, ScaleStep::kNakedPair},
    {Technique::kNakedPair, ScaleStep::kNakedPair},
    {Technique::kXWing, ScaleStep::kXWing},
    {Technique::kHiddenPair, ScaleStep::kHiddenPair},
    {Technique::kLockedTriple, ScaleStep::kNakedTriple},
    {Technique::kNakedTriple, ScaleStep::kNakedTriple},
    {Technique::kSwordfish, ScaleStep::kSwordfish},
    {Technique::kHiddenTriple, ScaleStep::kHiddenTriple},
    {Technique::kXyWing, ScaleStep::kXyWing},
    {Technique::kXyzWing, ScaleStep::kXyzWing},
    {Technique::kUniqueRectangle1, ScaleStep::kUniqueRectangle1},
    {Technique::kUniqueRectangle2, ScaleStep::kUniqueRectangle2},
    {Technique::kUniqueRectangle3, ScaleStep::kUniqueRectangle3},
    {Technique::kUniqueRectangle4, ScaleStep::kUniqueRectangle4},
    {Technique::kNakedQuad, ScaleStep::kNakedQuad},
    {Technique::kJellyfish, ScaleStep::kJellyfish},
    {Technique::kHiddenQuad, ScaleStep::kHiddenQuad},
    {Technique::kBugPlusOne, ScaleStep::kBug1},
    {Technique::kSkyscraper, ScaleStep::kXChain},
    {Technique::kTwoStringKite, ScaleStep::kXChain},
    {Technique::kTurbotFish, ScaleStep::kXChain},
    {Technique::kXChain, ScaleStep::kXChain},
    {Technique::kXyChain, ScaleStep::kYChain},
    {Technique::kSimpleColouring, ScaleStep::kXChain},
    {Technique::kRemotePair, ScaleStep::kYChain},
    {Technique::kWWing, ScaleStep::kAic},
    {Technique::kNiceLoop, ScaleStep::kNiceLoop},
    {Technique::kAic, ScaleStep::kAic},
    {Technique::kForcingChain, ScaleStep::kMultipleForcing},
    {Technique::kForcingNet, ScaleStep::kDynamicForcing},
};

bool is_in_box(Shape shape, const Step& step) {
  return std::any_of(step.units.begin(), step.units.end(),
                     [&](auto unit) { return static_cast<int>(unit) >= 2 * shape.side(); });
}

// A subset of more digits is harder to see: a tenth for each digit except the first.
int added_by_subset(const Step& step) {
  const bool has_subset = step.technique == Technique::kUniqueRectangle3 && !step.chains.empty();
  return has_subset ? static_cast<int>(step.chains.front().size()) - 1 : 0;
}

}  // namespace

std::string in_words(Rating rating) {
  return std::to_string(rating / 10) + '.' + std::to_string(rating % 10);
}

std::optional<Rating> least_rating_of(const TechniqueSet& techniques) {
  const auto* found = std::ranges::find_if(
      explainer::kScale, [&](const auto& row) { return techniques.has(row.technique); });
  return found == explainer::kScale.end() ? std::nullopt : std::optional(found->rating);
}

std::optional<Rating> rating_of(Shape shape, const Step& step) {
  const auto* found = std::ranges::find(kOnScale, step.technique, &OnScale::technique);
  if (found == std::end(kOnScale)) return std::nullopt;
  if (step.technique == Technique::kHiddenSingle && is_in_box(shape, step)) {
    return row_of(ScaleStep::kHiddenSingleInBox).rating;
  }
  const Rating rating = row_of(found->step).rating;
  if (rating < row_of(ScaleStep::kXChain).rating) {
    return static_cast<Rating>(rating + added_by_subset(step));
  }
  std::size_t nodes = 0;
  for (const auto& chain : step.chains) nodes += chain.size();
  const int added = explainer::added_by_length(static_cast<int>(nodes));
  return static_cast<Rating>(rating + added);
}

}  // namespace gridmates::sudoku
