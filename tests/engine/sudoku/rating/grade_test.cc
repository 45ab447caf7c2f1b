#include <gtest/gtest.h>

#include <string_view>

#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/rating/rating.h"
#include "tests/engine/sudoku/grid/puzzles.h"

namespace gridmates::sudoku {
namespace {

Digits digits_of(std::string_view line) {
  const auto grid = parse_line(line);
  EXPECT_TRUE(grid) << line;
  return {grid->begin(), grid->end()};
}

Grade grade_line(std::string_view line, const RatingOptions& options = {}) {
  return grade({3, 3}, digits_of(line), options);
}

TEST(Grade, OfAPuzzleOfSinglesIsThatOfItsHardestSingle) {
  const Grade told = grade_line(kPuzzle);
  EXPECT_TRUE(told.decided);
  EXPECT_TRUE(told.solved);
  EXPECT_EQ(told.er, 12);
  EXPECT_EQ(told.ep, 12);
  EXPECT_EQ(told.ed, 12);
  EXPECT_EQ(told.hardest, "Hidden Single");
}

TEST(Grade, OfAFullGridIsNothing) {
  const Grade told = grade_line(kSolution);
  EXPECT_TRUE(told.decided);
  EXPECT_TRUE(told.solved);
  EXPECT_EQ(told.er, 0);
}

TEST(Grade, IsUndecidedWithoutExactlyOneSolution) {
  Digits many(81, 0);
  EXPECT_FALSE(grade({3, 3}, many).decided);
  Digits clash(81, 0);
  clash[0] = clash[1] = 5;
  EXPECT_FALSE(grade({3, 3}, clash).decided);
  EXPECT_FALSE(grade({3, 3}, Digits(80, 0)).decided);
  EXPECT_FALSE(grade({7, 7}, Digits(49 * 49, 0)).decided);
}

}  // namespace
}  // namespace gridmates::sudoku
