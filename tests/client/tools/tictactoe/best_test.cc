// best, match and calibrate, as a user runs them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "client/tools/arena/commands.h"
#include "tests/client/tools/batch/ran.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Best, TellsMoveValueNodesAndLine) {
  const Ran ran =
      shell("$G tictactoe best", "3x3x3 3/3/3 x\n\n3x3x3 xo1/1x1/3 o\n3x3x3 xx1/oo1/3 x\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  std::istringstream lines(ran.out);
  std::string line;
  std::getline(lines, line);
  EXPECT_THAT(line, HasSubstr(" value draw nodes "));
  std::getline(lines, line);
  EXPECT_THAT(line, StartsWith("best c3 value loss nodes "));
  std::getline(lines, line);
  EXPECT_THAT(line, StartsWith("best c1 value win nodes "));
  EXPECT_THAT(line, HasSubstr(" line c1"));
}

TEST(Best, IsJsonOnRequest) {
  const Ran ran = shell("$G tictactoe best --json", "3x3x3 xx1/oo1/3 x\n");
  EXPECT_THAT(ran.out, StartsWith("{\"best\":\"c1\",\"value\":\"win\",\"nodes\":"));
  EXPECT_THAT(ran.out, HasSubstr(",\"line\":[\"c1\"]}\n"));
}

TEST(Best, SaysUnknownWhereTheBudgetIsSmall) {
  const Ran ran = shell("$G tictactoe best --nodes 100",
                        "15x15x5 15/15/15/15/15/15/15/7x7/15/15/15/"
                        "15/15/15/15 o\n");
  EXPECT_THAT(ran.out, HasSubstr(" value unknown nodes "));
}

TEST(Best, NamesTheLineOfWhatIsNoPosition) {
  const auto expect = [](const std::string& line, const std::string& why) {
    const Ran ran = shell("$G tictactoe best", "\n" + line + "\n3x3x3 3/3/3 x\n");
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("line 2: " + why));
    EXPECT_THAT(ran.out, StartsWith("best ")) << "the other position is answered all the same";
  };
  expect("xo1/1x1/3 o", "A position is a board, its rows and who is to move");
  expect("3x3 3/3/3 x", "The board is COLUMNSxROWSxIN_A_ROW");
  expect("20x3x3 20/20/20 x", "Boards are 3x3 to 19x19.");
  expect("15x15x16 15 x", "On this board 3 to 15 in a row win.");
  expect("3x3x3 3/3 x", "The board has 3 rows; rows found: 2.");
  expect("3x3x3 3/4/3 x", "Row 2 has more than 3 cells.");
  expect("3x3x3 3/xo/3 x", "Row 2 has fewer than 3 cells.");
  expect("3x3x3 3/x.1/3 o", "Rows are of x, o and numbers");
  expect("3x3x3 3/x2/3 x", "By the marks o is to move.");
  expect("3x3x3 3/3/3 y", "Who is to move is x or o.");
  expect("3x3x3 xxx/oo1/3 o", "nobody is to move: the first player won");
  expect("3x3x3 xxx/3/3 o", "nobody is to move: illegal");
  EXPECT_EQ(shell("$G tictactoe best", "").status, 2);
  EXPECT_EQ(shell("$G tictactoe best /nowhere", "").status, 3);
  EXPECT_EQ(shell("$G tictactoe best --level 7", "").status, 2);
}

TEST(Match, CountsHowGamesEnd) {
  const Ran ran = shell("$G tictactoe match level:1 level:6 -n 40 --seed 3", "");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, StartsWith("level 1: 0 won, "));
  EXPECT_THAT(ran.out, HasSubstr("games 40, refused moves 0\n"));
  EXPECT_EQ(shell("$G tictactoe match level:1 level:6 -n 40 --seed 3 --jobs 1").out, ran.out);
  EXPECT_EQ(shell("$G tictactoe match level:0 level:6", "").status, 2);
  EXPECT_EQ(shell("$G tictactoe match level:1 level:6 --board 2x2x2", "").status, 2);
}

TEST(Calibrate, RatesEveryLevel) {
  const Ran ran = shell("$G tictactoe calibrate --levels 1-3 -n 20", "");
  EXPECT_EQ(ran.status, 0) << ran.err;
  for (const char* level : {"level 1: rating ", "level 2: rating ", "level 3: rating "}) {
    EXPECT_THAT(ran.out, HasSubstr(level));
  }
  EXPECT_THAT(ran.out, HasSubstr("games 60, refused moves 0\n"));
  EXPECT_EQ(shell("$G tictactoe calibrate --levels 3-1", "").status, 2);
}

TEST(Tune, MovesWhatIsTooNearOrTooFarAndKeepsTheOrder) {
  std::vector<std::uint32_t> overlooked = {200, 100, 50, 0};
  EXPECT_TRUE(arena::tune({150, 200, 120}, overlooked));
  EXPECT_EQ(overlooked, (std::vector<std::uint32_t>{200, 100, 50, 0}));
  EXPECT_FALSE(arena::tune({150, 50, 400}, overlooked));
  EXPECT_EQ(overlooked[0], 200u);
  EXPECT_GT(overlooked[1], 100u) << "too near to the next";
  EXPECT_LT(overlooked[2], 50u) << "too far from the next";
  EXPECT_EQ(overlooked[3], 0u);
  overlooked = {50, 50, 0};
  EXPECT_FALSE(arena::tune({150, 20}, overlooked));
  EXPECT_GE(overlooked[0], overlooked[1]);
}

TEST(Position, IsThatOfTheGameAfterSoManyMoves) {
  const std::string games =
      "[Game \"mnk\"]\n[Board \"3x3x3\"]\n\n1. b2 a1 2. c1 *\n\n"
      "[Game \"mnk\"]\n1. b2 b2 *\n\n[Game \"mnk\"]\n1. a1 *\n";
  const Ran ran = shell("$G tictactoe position", games);
  EXPECT_EQ(ran.out, "3x3x3 o1x/1x1/3 o\n3x3x3 x2/3/3 o\n");
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, HasSubstr("game 2: Move 2, b2: b2 is taken."));
  EXPECT_EQ(shell("$G tictactoe position --at 1", games).out, "3x3x3 3/1x1/3 o\n3x3x3 x2/3/3 o\n");
  EXPECT_EQ(shell("$G tictactoe position", " \n").status, 2);
  EXPECT_EQ(shell("$G tictactoe position /nowhere", "").status, 3);
}

}  // namespace
}  // namespace gridmates::tools
