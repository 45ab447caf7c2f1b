// Easing a puzzle into a band, with a predictable grader: a tenth of rating for every empty cell.
#include "engine/sudoku/generate/difficulty_target.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/sudoku/generate/full_grid.h"
#include "engine/sudoku/generate/order.h"
#include "tests/engine/sudoku/generate/checks.h"

namespace gridmates::sudoku {
namespace {

Grade by_empty_cells(const Digits& puzzle, Rating give_up_above) {
  const auto er = static_cast<Rating>(std::count(puzzle.begin(), puzzle.end(), 0));
  const bool decided = er <= give_up_above;
  return {decided, decided, std::min<Rating>(er, static_cast<Rating>(give_up_above + 1)), 0, 0, ""};
}

class DifficultyTarget : public testing::Test {
 protected:
  DifficultyTarget() : orbits_({}, Symmetry::kRotate180), digger_({}, orbits_, {}) {
    core::Random random(core::seed_from(1));
    full_ = *maker_of(FullGrid::kUniform)({}, random, {});
    dug_ = *digger_.dig(full_, arranger_of(Order::kRandom)({}, random), {});
  }
  int empty() const { return 81 - dug_.givens; }
  Grade eased(int min_empty, Band band) {
    return ease(dug_, full_, min_empty, band, digger_, by_empty_cells);
  }

  Orbits orbits_;
  Digger digger_;
  Digits full_;
  Dug dug_;
};

TEST_F(DifficultyTarget, WhatIsNotTooHardStaysAsItIs) {
  const Digits before = dug_.puzzle;
  EXPECT_EQ(eased(0, {20, 60}).er, empty());
  EXPECT_EQ(dug_.puzzle, before);
}

TEST_F(DifficultyTarget, WhatIsTooHardGetsAsFewGivensBackAsDo) {
  const Grade grade = eased(0, {20, 40});
  EXPECT_TRUE(grade.solved);
  EXPECT_EQ(grade.er, empty());
  EXPECT_LE(empty(), 40);
  EXPECT_GE(empty(), 39);
  EXPECT_TRUE(has_one_solution({}, dug_.puzzle));
  EXPECT_TRUE(is_symmetric({}, Symmetry::kRotate180, dug_.puzzle));
}

TEST_F(DifficultyTarget, EmptyCellsThatWereWishedStayEmpty) {
  const Grade grade = eased(45, {20, 40});
  EXPECT_GE(empty(), 45);
  EXPECT_LE(empty(), 46);
  EXPECT_EQ(distance(grade, {20, 40}), 1);  // the grader gave up above
}

TEST_F(DifficultyTarget, DistanceIsZeroWithinTheBandAlone) {
  const Band band = {20, 30};
  EXPECT_EQ(distance({true, true, 20, 0, 0, ""}, band), 0);
  EXPECT_EQ(distance({true, true, 30, 0, 0, ""}, band), 0);
  EXPECT_EQ(distance({true, true, 15, 0, 0, ""}, band), 5);
  EXPECT_EQ(distance({true, true, 37, 0, 0, ""}, band), 7);
  EXPECT_EQ(distance({false, false, 31, 0, 0, ""}, band), 1);
  EXPECT_EQ(distance({true, false, 25, 0, 0, ""}, band), kUnsolvable);
  EXPECT_EQ(distance({false, false, 25, 0, 0, ""}, band), kUnsolvable);
}

}  // namespace
}  // namespace gridmates::sudoku
