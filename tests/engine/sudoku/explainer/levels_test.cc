#include <gtest/gtest.h>

#include "engine/sudoku/explainer/rating.h"

namespace gridmates::sudoku {
namespace {

TEST(Levels, CoverTheScaleWithoutAGap) {
  Rating next = 0;
  for (int i = 0; i <= static_cast<int>(Level::kExtreme); ++i) {
    const auto level = static_cast<Level>(i);
    const Band band = band_of(level);
    EXPECT_EQ(band.from, next) << name_of(level);
    EXPECT_EQ(level_of(band.from), level);
    EXPECT_EQ(level_of(band.to), level);
    EXPECT_EQ(level_named(name_of(level)), level);
    next = static_cast<Rating>(band.to + 1);
  }
  EXPECT_EQ(next, 0) << "the last band reaches the end of the scale";
  EXPECT_FALSE(level_named("diabolical"));
}

TEST(Levels, RangesAreRatingsWithAPointOrNone) {
  const auto range = range_named("4-5.5");
  ASSERT_TRUE(range);
  EXPECT_EQ(range->from, 40);
  EXPECT_EQ(range->to, 55);
  EXPECT_TRUE(range_named("1.0-12"));
  for (const char* wrong : {"", "-", "4", "4-", "-5", "5.5-4", "0.9-4", "4-12.1", "4-5.55", "4-5.",
                            "4.-5", "4 - 5", "a-b", "easy-hard", "4-5-6", "100-110"}) {
    EXPECT_FALSE(range_named(wrong)) << wrong;
  }
}

}  // namespace
}  // namespace gridmates::sudoku
