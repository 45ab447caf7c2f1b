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

}  // namespace
}  // namespace gridmates::sudoku
