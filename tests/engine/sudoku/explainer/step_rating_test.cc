// The rating of a single step, in positions whose step the ladder names.
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

TEST(LeastRating, IsThatOfTheEasiestStepThatTechniquesAllow) {
  EXPECT_EQ(least_rating_of(*TechniqueSet::parse("x-wing")), Rating{32});
  EXPECT_EQ(least_rating_of(*TechniqueSet::parse("pointing")), Rating{17});
  EXPECT_EQ(least_rating_of(*TechniqueSet::parse("jellyfish,swordfish")), Rating{38});
  EXPECT_EQ(least_rating_of(*TechniqueSet::parse("skyscraper")), std::nullopt);
}

}  // namespace
}  // namespace gridmates::sudoku
