// solve, as a user runs it; and the help of every command.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/tools/batch/ran.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

// 1-2-1 along an edge: the outer two are mines.
constexpr const char* kOneTwoOne = "mines 2\n###\n121\n...\n";

TEST(Solve, ProbabilitiesAndArguments) {
  const Ran ran = shell("$G minesweeper solve", kOneTwoOne);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, StartsWith("line 1: 2 mines left in 3 closed cells\n"
                                  "      a    b    c\n"
                                  " 1 100%   0% 100%\n"
                                  " 2    1    2    1\n"
                                  " 3    .    .    .\n"));
  EXPECT_THAT(ran.out, HasSubstr("b1 is safe\n"));
  EXPECT_THAT(
      ran.out,
      HasSubstr("b2 shows 2 and c2 shows 1: together they leave no other way, a1 is a mine\n"));
}

TEST(Solve, OneNumberInWords) {
  EXPECT_THAT(shell("$G minesweeper solve", "mines 2\n#2\n#2\n").out,
              HasSubstr("b1 shows 2 and touches only 2 closed cells: a1 and a2 are mines\n"));
  EXPECT_THAT(shell("$G minesweeper solve", "mines 2\n*1##\n#1##\n").out,
              HasSubstr("b1 shows 1 and touches the mine a1: "));
}

TEST(Solve, TheMineCountInWords) {
  EXPECT_THAT(shell("$G minesweeper solve", "mines 1\n.1*#\n").out,
              HasSubstr("there are 0 mines left in 1 closed cell: d1 is safe\n"));
}

TEST(Solve, AGuess) {
  const Ran ran = shell("$G minesweeper solve --mines 1", "##\n11\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, HasSubstr(" 1  50%  50%\n"));
  EXPECT_THAT(ran.out,
              HasSubstr("nothing is provable; a1 is a mine with the least probability, 50%\n"));
}

TEST(Solve, Json) {
  const Ran ran = shell("$G minesweeper solve --json --mines 2", "#2\nF2\n");
  EXPECT_EQ(ran.out,
            R"({"line":1,"width":2,"height":2,"mines":2,"mine":{"a1":1,"a2":1},"provable":[)"
            R"({"because":["b1"],"by":"number","mined":["a1","a2"],"sentence":)"
            R"("b1 shows 2 and touches only 2 closed cells: a1 and a2 are mines"}]})"
            "\n");
}

TEST(Solve, NoFieldAndNotDecided) {
  const Ran none = shell("$G minesweeper solve --mines 2", "3#\n#.\n");
  EXPECT_EQ(none.status, 1);
  EXPECT_EQ(none.out, "line 1: no field looks like this\n");
  const Ran undecided = shell("$G minesweeper solve --nodes 1 --mines 3", "#####\n#1#1#\n#####\n");
  EXPECT_EQ(undecided.status, 1);
  EXPECT_EQ(undecided.out, "line 1: not decided within 1 nodes; --nodes allows more\n");
}

// 40 nodes are enough for the odds, but not for the sentences.
TEST(Solve, WhatIsNotToldIsSaid) {
  const Ran ran = shell("$G minesweeper solve --nodes 40", kOneTwoOne);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr(" 1 100%   0% 100%\n"));
  EXPECT_THAT(ran.out,
              HasSubstr("more is provable, but not told within 40 nodes; --nodes allows more\n"));
  EXPECT_THAT(ran.out, testing::Not(HasSubstr("nothing is provable")));
}

TEST(Solve, WhatCannotBeReadIsNamedByLine) {
  const Ran ran = shell("$G minesweeper solve", std::string(kOneTwoOne) + "\n##\n\nmines 1\n#9\n" +
                                                    "\nmines 9\n##\n\n" + kOneTwoOne);
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, StartsWith("gridmates: line 6: the number of mines"));
  EXPECT_THAT(ran.err, HasSubstr("gridmates: line 9, column 2: '9' is not a cell"));
  EXPECT_THAT(ran.err, HasSubstr("gridmates: line 12: of 9 mines, 0 are shown and 2 cells"));
  EXPECT_THAT(ran.out, HasSubstr("line 14: 2 mines left")) << "the others are still done";
  EXPECT_EQ(shell("$G minesweeper solve --nodes 0").status, 2);
  EXPECT_EQ(shell("$G minesweeper solve --mines 2501").status, 2);
  EXPECT_EQ(shell("$G minesweeper generate --json | $G minesweeper solve").status, 2);
}

TEST(Help, EveryCommandTellsItsOptions) {
  for (const char* command : {"generate", "verify", "solve", "stats", "convert"}) {
    const Ran ran = shell("$G minesweeper " + std::string(command) + " --help");
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("Usage: gridmates minesweeper " + std::string(command)));
  }
}

}  // namespace
}  // namespace gridmates::tools
