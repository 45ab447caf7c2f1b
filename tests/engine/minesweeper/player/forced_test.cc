// Forced guesses to come: the cells that make them, their cost, and which guesses avoid them.
#include "engine/minesweeper/player/forced.h"

#include <gtest/gtest.h>

namespace gridmates::minesweeper {
namespace {

ForcedGuesses read(Shape shape, const std::vector<double>& mine) {
  ForcedGuesses forced;
  forced.read(shape, mine);
  return forced;
}

TEST(ForcedGuesses, ArePairsBehindMines) {
  const ForcedGuesses forced = read({4, 2}, {0.5, 0.5, 1, 0,  //
                                             0, 0, 1, 0});
  EXPECT_DOUBLE_EQ(forced.survival(), 0.75);
  EXPECT_DOUBLE_EQ(forced.relief(0), 1 / 0.75);
  EXPECT_DOUBLE_EQ(forced.relief(1), 1 / 0.75);
  EXPECT_DOUBLE_EQ(forced.relief(4), 1);
}

TEST(ForcedGuesses, DoNotComeWhereANumberSeesOneCellAlone) {
  EXPECT_DOUBLE_EQ(read({4, 2}, {0.5, 0.5, 1, 0, 0, 0, 0, 0}).survival(), 1);
}

TEST(ForcedGuesses, DoNotComeBeforeTheirWallsAreKnown) {
  EXPECT_DOUBLE_EQ(read({4, 2}, {0.5, 0.5, 0.9, 0, 0, 0, 1, 0}).survival(), 1);
}

TEST(ForcedGuesses, AreSquaresBehindOneMineToo) {
  const ForcedGuesses forced = read({3, 3}, {0.5, 0.5, 0,  //
                                             0.5, 0.5, 0,  //
                                             0, 0, 1});
  EXPECT_DOUBLE_EQ(forced.survival(), 1 - (1.0 / 16 + 1.0 / 16) / 2);
  for (const Cell cell : {0, 1, 3, 4}) EXPECT_GT(forced.relief(cell), 1);
}

}  // namespace
}  // namespace gridmates::minesweeper
