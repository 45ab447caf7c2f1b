#include <algorithm>

#include "engine/sudoku/explainer/lengths.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {
namespace {

using enum Technique;

struct Rated {
  Technique technique;
  Rating rating;  // in tenths
};

// Sudoku Explainer 1.2.1's scale. A locked pair or triple is a naked one there; a skyscraper, a
// kite and a turbot fish are its shortest X-chains.
constexpr Rated kRated[] = {
    {kFullHouse, 10},
    {kHiddenSingle, 15},
    {kNakedSingle, 23},
    {kPointing, 26},
    {kClaiming, 28},
    {kLockedPair, 30},
    {kNakedPair, 30},
    {kXWing, 32},
    {kHiddenPair, 34},
    {kLockedTriple, 36},
    {kNakedTriple, 36},
    {kSwordfish, 38},
    {kHiddenTriple, 40},
    {kXyWing, 42},
    {kXyzWing, 44},
    {kUniqueRectangle1, 45},
    {kUniqueRectangle2, 45},
    {kUniqueRectangle4, 45},
    {kNakedQuad, 50},
    {kJellyfish, 52},
    {kHiddenQuad, 54},
    {kBugPlusOne, 56},
    {kSkyscraper, 66},
    {kTwoStringKite, 66},
    {kTurbotFish, 66},
    {kXChain, 66},
    {kXyChain, 66},
    {kNiceLoop, 70},
    {kAic, 70},
    {kForcingChain, 80},
    {kForcingNet, 85},
};
constexpr Rating kHiddenSingleInBox = 12;
constexpr Rating kShortestChain = 66;

bool is_in_box(Shape shape, const Step& step) {
  return std::any_of(step.units.begin(), step.units.end(),
                     [&](auto unit) { return static_cast<int>(unit) >= 2 * shape.side(); });
}

}  // namespace

std::string in_words(Rating rating) {
  return std::to_string(rating / 10) + '.' + std::to_string(rating % 10);
}

std::optional<Rating> rating_of(Shape shape, const Step& step) {
  const auto* rated = std::find_if(std::begin(kRated), std::end(kRated), [&](const Rated& one) {
    return one.technique == step.technique;
  });
  if (rated == std::end(kRated)) return std::nullopt;
  if (step.technique == kHiddenSingle && is_in_box(shape, step)) return kHiddenSingleInBox;
  if (rated->rating < kShortestChain) return rated->rating;
  std::size_t nodes = 0;
  for (const auto& chain : step.chains) nodes += chain.size();
  const int added = explainer::added_by_length(static_cast<int>(nodes));
  return static_cast<Rating>(rated->rating + added);
}

}  // namespace gridmates::sudoku
