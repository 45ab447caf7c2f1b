// solve, stats and convert, as a user runs them.
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

TEST(Solve, WhatCannotBeReadIsNamedByLine) {
  const Ran ran = shell("$G minesweeper solve", std::string(kOneTwoOne) + "\n##\n\nmines 1\n#9\n" +
                                                    "\nmines 9\n##\n\n" + kOneTwoOne);
  EXPECT_EQ(ran.status, 2);
  EXPECT_THAT(ran.err, StartsWith("gridmates: line 6: how many mines there are"));
  EXPECT_THAT(ran.err, HasSubstr("gridmates: line 9, column 2: '9' is no cell"));
  EXPECT_THAT(ran.err, HasSubstr("gridmates: line 12: of 9 mines, 0 are shown and 2 cells"));
  EXPECT_THAT(ran.out, HasSubstr("line 14: 2 mines left")) << "the others are still done";
  EXPECT_EQ(shell("$G minesweeper solve --nodes 0").status, 2);
  EXPECT_EQ(shell("$G minesweeper solve --mines 2501").status, 2);
  EXPECT_EQ(shell("$G minesweeper generate --json | $G minesweeper solve").status, 2);
}

TEST(Stats, OfAField) {
  const Ran ran = shell("$G minesweeper stats", "*111\n111*\n..11\n");
  EXPECT_EQ(ran.out,
            "line 1:\n"
            "  width             4\n"
            "  height            3\n"
            "  mines             2\n"
            "  density           0.1667\n"
            "  border share      1.0000\n"
            "  openings          1\n"
            "  3BV               5\n"
            "  ZiNi              3\n");
  EXPECT_EQ(shell("$G minesweeper stats --json", "...\n...\n").out,
            R"({"line":1,"width":3,"height":2,"mines":0,"density":0.0000,"openings":1,"bbbv":1,)"
            R"("zini":1})"
            "\n");
}

TEST(Stats, OfAProof) {
  const Ran ran = shell("$G minesweeper generate 9x9x10+7 --json | $G minesweeper stats --json");
  EXPECT_THAT(ran.out,
              MatchesRegex(".*,\"zini\":[0-9]+,\"steps\":[1-9][0-9]*,\"by_number\":[0-9]+,"
                           "\"by_subset\":[0-9]+,\"by_component\":[0-9]+,\"by_count\":[0-9]+"
                           "\\}\n"));
}

// 4x3 with mines at a1 and d2, opened at a3, a flag, a chord, a wasted click.
constexpr const char* kReplay =
    "RawVF_Version: Rev6.1\nPlayer: bo \x1b[2J\nWidth: 4\nHeight: 3\nMines: 2\nTime: 4.000\n"
    "Board:\n*000\n000*\n0000\nEvents:\n0.000 start\n0.000 lc 1 3 (8 40)\n0.000 lr 1 3 (8 40)\n"
    "1.000 rc 1 1 (8 8)\n1.000 rr 1 1 (8 8)\n2.000 mc 2 2 (24 24)\n2.000 mr 2 2 (24 24)\n"
    "3.000 lc 1 3 (8 40)\n3.000 lr 1 3 (8 40)\n4.000 lc 4 1 (56 8)\n4.000 lr 4 1 (56 8)\n";

TEST(Stats, OfAReplay) {
  const Ran ran = shell("$G minesweeper stats --json", kReplay);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out,
            R"({"line":1,"width":4,"height":3,"mines":2,"density":0.1667,"border_share":1.0000,)"
            R"("openings":1,"bbbv":5,"zini":3,"player":"bo \u001b[2J","end":"unfinished",)"
            R"("seconds":4.000,"bbbv_done":4,"clicks":5,"left":3,"right":1,"chords":1,)"
            R"("effective":4,"no_flag":false,"bbbv_per_s":1.000,"ioe":0.800,"throughput":1.000,)"
            R"("correctness":0.800})"
            "\n");
  const std::string won = std::string(kReplay) + "5.000 lc 4 3 (56 40)\n5.000 lr 4 3 (56 40)\n";
  const std::string told = shell("$G minesweeper stats --json", won).out;
  EXPECT_THAT(told, HasSubstr(R"("end":"won")"));
  EXPECT_THAT(told, HasSubstr(R"("rqp":)")) << "a measure of won games";
  EXPECT_THAT(shell("$G minesweeper stats", kReplay).out,
              HasSubstr("  player            \"bo \\u001b"));
}

TEST(Stats, AQuestionMarkIsNoEffectiveClickAndAFlagIsOne) {
  const std::string head =
      "RawVF_Version: Rev6.1\nWidth: 4\nHeight: 3\nMines: 2\nMarks: On\n"
      "Board:\n*000\n000*\n0000\nEvents:\n";
  // A flag, a question mark in its place, which takes it away, and nothing.
  std::string events;
  for (int i = 0; i < 3; ++i) events += "1.000 rc 1 1 (8 8)\n1.000 rr 1 1 (8 8)\n";
  EXPECT_THAT(shell("$G minesweeper stats --json", head + events).out,
              HasSubstr(R"("right":3,"chords":0,"effective":2,)"));
}

TEST(Convert, EveryFormatIntoEveryOther) {
  const Ran made = shell(
      "$G minesweeper generate 12x10x20+4 --json >$T/json; for f in text mbf json; do "
      "$G minesweeper convert --to $f $T/json >$T/$f.1; $G minesweeper convert --to text $T/$f.1 "
      ">$T/$f.2; tail -n 10 $T/$f.2 | cksum; done");
  const std::string sum = made.out.substr(0, made.out.find('\n') + 1);
  EXPECT_EQ(made.out, sum + sum + sum) << made.err;
  EXPECT_EQ(shell("$G minesweeper generate 12x10x20+4 --json >$T/a; $G minesweeper convert --to "
                  "json $T/a | cmp - $T/a")
                .status,
            0)
      << "JSON loses nothing";
}

TEST(Convert, Replays) {
  const Ran ran = shell("$G minesweeper convert --to rawvf", kReplay);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Program: Gridmates (cell centres, no pixels)\n"));
  EXPECT_THAT(ran.out, HasSubstr("BBBV: 5\n"));
  EXPECT_EQ(shell("$G minesweeper convert --to rawvf", ran.out).out, ran.out);
  EXPECT_EQ(shell("$G minesweeper convert --to text", kReplay).out, "4x3x2\n*111\n111*\n..11\n");
  const Ran field = shell("$G minesweeper convert --to rawvf", "*1\n11\n");
  EXPECT_EQ(field.status, 2);
  EXPECT_EQ(field.err, "gridmates: line 1: a field without clicks makes no replay\n");
}

TEST(Convert, AnMbfHasOneField) {
  const Ran ran = shell("$G minesweeper convert --to mbf", "*1\n11\n\n1*\n11\n");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, std::string("\2\2\0\1\0\0", 6));
  EXPECT_THAT(ran.err, HasSubstr("line 4: an .mbf has one field"));
  const Ran cut = shell("$G minesweeper generate --format mbf | head -c 23 | $G minesweeper stats");
  EXPECT_EQ(cut.status, 2);
  EXPECT_EQ(cut.err, "gridmates: byte 23: 10 mines take 24 bytes, and the file ends here\n");
}

TEST(Convert, WrongOptions) {
  EXPECT_EQ(shell("$G minesweeper convert").status, 2);
  EXPECT_EQ(shell("$G minesweeper convert --to avf").status, 2);
  EXPECT_EQ(shell("$G minesweeper").status, 2);
  EXPECT_EQ(shell("$G minesweeper tidy").status, 2);
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
