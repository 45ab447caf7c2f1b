// The scale of Sudoku Explainer 1.2.1 (N. Juillerat, 2007): its steps, their ratings and names, and
// which technique allows each. Constants; any thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/sentence.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/logic/technique.h"

namespace gridmates::sudoku::explainer {

using core::Sentence;

// In order of rating. Nested forcing chains have the number of their ForcingKind::level.
enum class ScaleStep : std::uint8_t {
  kFullHouse,
  kHiddenSingleInBox,
  kHiddenSingleInLine,
  kDirectPointing,
  kDirectClaiming,
  kDirectHiddenPair,
  kNakedSingle,
  kDirectHiddenTriple,
  kPointing,
  kClaiming,
  kNakedPair,
  kXWing,
  kHiddenPair,
  kNakedTriple,
  kSwordfish,
  kHiddenTriple,
  kXyWing,
  kXyzWing,
  kUniqueRectangle1,
  kUniqueRectangle2,
  kUniqueRectangle3,
  kUniqueRectangle4,
  kUniqueLoop1,
  kUniqueLoop2,
  kUniqueLoop3,
  kUniqueLoop4,
  kNakedQuad,
  kJellyfish,
  kHiddenQuad,
  kBug1,
  kBug2,
  kBug3,
  kBug4,
  kAlignedPair,
  kXCycle,
  kYCycle,
  kXChain,
  kYChain,
  kNiceLoop,
  kAic,
  kAlignedTriple,
  kNishio,
  kMultipleForcing,
  kDynamicForcing,
  kDynamicForcingWithPatterns,
  kNestedForcing2,
  kNestedForcing3,
  kNestedForcing4,
  kNestedForcing5,
};
inline constexpr std::size_t kScaleSteps = static_cast<std::size_t>(ScaleStep::kNestedForcing5) + 1;

struct ScaleRow {
  ScaleStep step;
  Rating rating;  // in tenths, the least of the step: loops, sets and chains add for their size
  Sentence name;
  Technique technique;  // the technique that allows it
};

inline constexpr std::array<ScaleRow, kScaleSteps> kScale = {{
    {ScaleStep::kFullHouse, 10, Sentence("Full House"), Technique::kHiddenSingle},
    {ScaleStep::kHiddenSingleInBox, 12, Sentence("Hidden Single"), Technique::kHiddenSingle},
    {ScaleStep::kHiddenSingleInLine, 15, Sentence("Hidden Single"), Technique::kHiddenSingle},
    {ScaleStep::kDirectPointing, 17, Sentence("Direct Pointing"), Technique::kPointing},
    {ScaleStep::kDirectClaiming, 19, Sentence("Direct Claiming"), Technique::kClaiming},
    {ScaleStep::kDirectHiddenPair, 20, Sentence("Direct Hidden Pair"), Technique::kHiddenPair},
    {ScaleStep::kNakedSingle, 23, Sentence("Naked Single"), Technique::kNakedSingle},
    {ScaleStep::kDirectHiddenTriple, 25, Sentence("Direct Hidden Triple"),
     Technique::kHiddenTriple},
    {ScaleStep::kPointing, 26, Sentence("Pointing"), Technique::kPointing},
    {ScaleStep::kClaiming, 28, Sentence("Claiming"), Technique::kClaiming},
    {ScaleStep::kNakedPair, 30, Sentence("Naked Pair"), Technique::kNakedPair},
    {ScaleStep::kXWing, 32, Sentence("X-Wing"), Technique::kXWing},
    {ScaleStep::kHiddenPair, 34, Sentence("Hidden Pair"), Technique::kHiddenPair},
    {ScaleStep::kNakedTriple, 36, Sentence("Naked Triple"), Technique::kNakedTriple},
    {ScaleStep::kSwordfish, 38, Sentence("Swordfish"), Technique::kSwordfish},
    {ScaleStep::kHiddenTriple, 40, Sentence("Hidden Triple"), Technique::kHiddenTriple},
    {ScaleStep::kXyWing, 42, Sentence("XY-Wing"), Technique::kXyWing},
    {ScaleStep::kXyzWing, 44, Sentence("XYZ-Wing"), Technique::kXyzWing},
    {ScaleStep::kUniqueRectangle1, 45, Sentence("Unique Rectangle type 1"),
     Technique::kUniqueRectangle1},
    {ScaleStep::kUniqueRectangle2, 45, Sentence("Unique Rectangle type 2"),
     Technique::kUniqueRectangle2},
    {ScaleStep::kUniqueRectangle3, 45, Sentence("Unique Rectangle type 3"),
     Technique::kUniqueRectangle3},
    {ScaleStep::kUniqueRectangle4, 45, Sentence("Unique Rectangle type 4"),
     Technique::kUniqueRectangle4},
    {ScaleStep::kUniqueLoop1, 46, Sentence("Unique Loop type 1"), Technique::kUniqueRectangle1},
    {ScaleStep::kUniqueLoop2, 46, Sentence("Unique Loop type 2"), Technique::kUniqueRectangle2},
    {ScaleStep::kUniqueLoop3, 46, Sentence("Unique Loop type 3"), Technique::kUniqueRectangle3},
    {ScaleStep::kUniqueLoop4, 46, Sentence("Unique Loop type 4"), Technique::kUniqueRectangle4},
    {ScaleStep::kNakedQuad, 50, Sentence("Naked Quad"), Technique::kNakedQuad},
    {ScaleStep::kJellyfish, 52, Sentence("Jellyfish"), Technique::kJellyfish},
    {ScaleStep::kHiddenQuad, 54, Sentence("Hidden Quad"), Technique::kHiddenQuad},
    {ScaleStep::kBug1, 56, Sentence("BUG type 1"), Technique::kBugPlusOne},
    {ScaleStep::kBug2, 57, Sentence("BUG type 2"), Technique::kBugPlusOne},
    {ScaleStep::kBug3, 57, Sentence("BUG type 3"), Technique::kBugPlusOne},
    {ScaleStep::kBug4, 57, Sentence("BUG type 4"), Technique::kBugPlusOne},
    {ScaleStep::kAlignedPair, 62, Sentence("Aligned Pair Exclusion"), Technique::kAlsXz},
    {ScaleStep::kXCycle, 65, Sentence("X-Cycle"), Technique::kXChain},
    {ScaleStep::kYCycle, 65, Sentence("Y-Cycle"), Technique::kXyChain},
    {ScaleStep::kXChain, 66, Sentence("X-Chain"), Technique::kXChain},
    {ScaleStep::kYChain, 66, Sentence("Y-Chain"), Technique::kXyChain},
    {ScaleStep::kNiceLoop, 70, Sentence("Nice Loop"), Technique::kAic},
    {ScaleStep::kAic, 70, Sentence("AIC"), Technique::kAic},
    {ScaleStep::kAlignedTriple, 75, Sentence("Aligned Triple Exclusion"), Technique::kDeathBlossom},
    {ScaleStep::kNishio, 75, Sentence("Nishio"), Technique::kForcingChain},
    {ScaleStep::kMultipleForcing, 80, Sentence("Multiple Forcing Chains"),
     Technique::kForcingChain},
    {ScaleStep::kDynamicForcing, 85, Sentence("Dynamic Forcing Chains"), Technique::kForcingNet},
    {ScaleStep::kDynamicForcingWithPatterns, 90, Sentence("Dynamic Forcing Chains with patterns"),
     Technique::kForcingNet},
    {ScaleStep::kNestedForcing2, 95, Sentence("Nested Forcing Chains"), Technique::kForcingNet},
    {ScaleStep::kNestedForcing3, 100, Sentence("Nested Forcing Chains"), Technique::kForcingNet},
    {ScaleStep::kNestedForcing4, 105, Sentence("Nested Forcing Chains"), Technique::kForcingNet},
    {ScaleStep::kNestedForcing5, 110, Sentence("Nested Forcing Chains"), Technique::kForcingNet},
}};
static_assert([] {
  for (std::size_t i = 0; i < kScaleSteps; ++i) {
    if (kScale[i].step != static_cast<ScaleStep>(i)) return false;
  }
  return true;
}());

constexpr const ScaleRow& row_of(ScaleStep step) { return kScale[static_cast<std::size_t>(step)]; }

}  // namespace gridmates::sudoku::explainer
