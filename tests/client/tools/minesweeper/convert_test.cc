// convert, as a user runs it: what each format keeps, and what none can keep.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/tools/batch/ran.h"
#include "tests/client/tools/minesweeper/sample_replay.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;

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
  EXPECT_EQ(field.err,
            "gridmates: line 1: a field without clicks makes no replay\n"
            "gridmates: read 1 text\n");
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

TEST(Convert, EachFormatKeepsWhatItHasAPlaceFor) {
  const std::string object =
      R"({"width":4,"height":3,"mines":["a1","d2"],"first":"a3","start":"safe","seed":7,)"
      R"("guaranteed":true,"proof":[{"because":["a2"],"by":"number","mined":["a1"]}]})"
      "\n";
  const std::string rows = "4x3x2+7 safe first a3\n*111\n111*\n..11\n";
  EXPECT_EQ(shell("$G minesweeper convert --to json", object).out, object);
  EXPECT_EQ(shell("$G minesweeper convert --to text", object).out, rows);
  EXPECT_EQ(shell("$G minesweeper convert --to json", rows).out,
            R"({"width":4,"height":3,"mines":["a1","d2"],"first":"a3","start":"safe","seed":7,)"
            R"("guaranteed":false,"proof":null})"
            "\n");
  EXPECT_EQ(shell("$G minesweeper convert --to mbf | $G minesweeper convert --to json", object).out,
            R"({"width":4,"height":3,"mines":["a1","d2"],"guaranteed":false,"proof":null})"
            "\n");
}

TEST(Convert, ManyInTheirOrderAndTheUnreadableLeftOut) {
  const Ran ran =
      shell("$G minesweeper convert --to text", "*1\n11\n\nx\n\n1*\n11\n\nmines 1\n#1\n\n11\n1*\n");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "2x2x1\n*1\n11\n\n2x2x1\n1*\n11\n\n2x2x1\n11\n1*\n");
  EXPECT_EQ(
      ran.err,
      "gridmates: line 4, column 1: 'x' is not a word above rows; those are WxHxM, WxHxM+SEED, "
      "mines N, first CELL, zero and safe\n"
      "gridmates: line 10, column 1: this cell is closed: a field shows every cell\n"
      "gridmates: read 4 text\n");
  EXPECT_EQ(shell("$G minesweeper convert --to text", "").err,
            "gridmates: there is nothing in it\n");
  EXPECT_EQ(shell("$G minesweeper convert --to text $T/none").status, 3);
}

TEST(Convert, AReplaySaysHowItEnded) {
  const std::string lost = std::string(kReplay) +
                           "4.500 rc 1 1 (8 8)\n4.500 rr 1 1 (8 8)\n"
                           "5.000 lc 1 1 (8 8)\n5.000 lr 1 1 (8 8)\n";
  const Ran ran = shell("$G minesweeper convert --to rawvf", lost);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Time: 4.000\nBBBV: 5\nStatus: Lost\nMode: Classic\nStyle: FL\n"));
  EXPECT_THAT(ran.out, HasSubstr("blast 1 1\nlost\n"));
  const Ran again = shell("$G minesweeper convert --to rawvf", ran.out);
  EXPECT_EQ(again.out, ran.out) << again.err;
  EXPECT_THAT(shell("$G minesweeper convert --to rawvf", kReplay).out,
              testing::Not(HasSubstr("Status")));
}

}  // namespace
}  // namespace gridmates::tools
