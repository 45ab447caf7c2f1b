// The rating of a single step, in positions where the ladder finds it.
#include <gtest/gtest.h>

#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {
namespace {

Step type_3_with_subset_of(std::size_t digits) {
  Step step;
  step.technique = Technique::kUniqueRectangle3;
  step.chains = {std::vector<Node>(digits, Node{{0}, 1, true})};
  return step;
}

TEST(StepRating, OfAUniqueRectangleWithASubsetGrowsWithItsDigits) {
  EXPECT_EQ(rating_of({3, 3}, type_3_with_subset_of(2)), Rating{46});
  EXPECT_EQ(rating_of({3, 3}, type_3_with_subset_of(3)), Rating{47});
  EXPECT_EQ(rating_of({3, 3}, type_3_with_subset_of(4)), Rating{48});
}

TEST(StepRating, IsNoneWhereTheScaleDoesNotKnowTheTechnique) {
  Step step;
  step.technique = Technique::kSueDeCoq;
  EXPECT_EQ(rating_of({3, 3}, step), std::nullopt);
}

// Chains under another name are rated like chains of their length.
TEST(StepRating, OfColouringsAndRemotePairsIsThatOfChains) {
  const auto rating = [](Technique technique, std::size_t nodes) {
    Step step;
    step.technique = technique;
    step.chains = {std::vector<Node>(nodes, Node{{0}, 1, true})};
    return rating_of({3, 3}, step);
  };
  EXPECT_EQ(rating(Technique::kSimpleColouring, 4), rating(Technique::kXChain, 4));
  EXPECT_EQ(rating(Technique::kRemotePair, 8), rating(Technique::kXyChain, 8));
  EXPECT_EQ(rating(Technique::kWWing, 0), rating(Technique::kAic, 0));
  EXPECT_TRUE(rating(Technique::kWWing, 0));
}

TEST(LeastRating, IsThatOfTheEasiestStepThatTechniquesAllow) {
  EXPECT_EQ(least_rating_of(*TechniqueSet::parse("x-wing")), Rating{32});
  EXPECT_EQ(least_rating_of(*TechniqueSet::parse("pointing")), Rating{17});
  EXPECT_EQ(least_rating_of(*TechniqueSet::parse("jellyfish,swordfish")), Rating{38});
  EXPECT_EQ(least_rating_of(*TechniqueSet::parse("skyscraper")), std::nullopt);
}

}  // namespace
}  // namespace gridmates::sudoku
