// solve, as the program does it: lines in, lines out, for any input.
#include "client/tools/sudoku/solve.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/sudoku/formats/writer.h"
#include "tests/client/tools/batch/ran.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;

const std::string kOne =
    "...83.6....4.9.2............9..1.3...42..5..6.8..2.9..1.9.52.....5....7......8...";
const std::string kSolution =
    "257831694614597238938246157596714382342985716781623945179452863825369471463178529";
const std::string kMany(81, '.');
const std::string kNone = "55" + std::string(79, '.');
const std::string kBroken = "5A" + std::string(79, '.');

TEST(Solve, OneNoneAndMany) {
  const Ran ran = shell("$G sudoku solve", kOne + "\n" + kNone + "\n" + kMany + "\n");
  EXPECT_EQ(ran.out, kSolution + "\nnone\nmany\n");
  EXPECT_EQ(ran.err, "gridmates: read 3 line\n");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(shell("$G sudoku solve -", kOne + "\n").status, 0);
}

TEST(Solve, ALineThatCannotBeReadIsNamedAndTheOthersAreDone) {
  const Ran ran = shell("$G sudoku solve", kOne + "\n" + kBroken + "\n" + kMany + "\n" + kOne);
  EXPECT_EQ(ran.out, kSolution + "\nmany\n" + kSolution + "\n");
  EXPECT_EQ(
      ran.err,
      "gridmates: line 2, column 2: 'A' is not a cell; a cell is 1-9, or one of . 0 X * _ when "
      "empty\ngridmates: read 3 line\n");
  EXPECT_EQ(ran.status, 2) << "2 wins over 1";
  EXPECT_EQ(shell("$G sudoku solve >$T/x", kBroken + "\n" + kMany + "\n").status, 2);
}

TEST(Solve, LineEndsAndEmptyInput) {
  const std::string two = kSolution + "\n" + kSolution + "\n";
  EXPECT_EQ(shell("$G sudoku solve", "\xEF\xBB\xBF" + kOne + "\r\n\r\n" + kOne + "\r\n").out, two);
  EXPECT_EQ(shell("$G sudoku solve", kOne + "\n\n" + kOne).out, two);
  const Ran empty = shell("$G sudoku solve", "");
  EXPECT_EQ(empty.out + empty.err, "");
  EXPECT_EQ(empty.status, 0);
}

TEST(Solve, CountsAndPrintsSeveral) {
  const std::string two =
      "...83.6....4.9.2............9..1.3...42..5..6.8..2.9..1.9.52.....5....7..........\n";
  const Ran counted = shell("$G sudoku solve --count 100000", kOne + "\n" + two + kNone + "\n");
  EXPECT_THAT(counted.out, testing::MatchesRegex("1\n[0-9]+\n0\n"));
  EXPECT_EQ(counted.status, 1);
  EXPECT_EQ(shell("$G sudoku solve --count 1", kMany).out, "1\n");
  const Ran all = shell("$G sudoku solve --all 3", kMany + "\n" + kNone + "\n");
  EXPECT_THAT(all.out, testing::MatchesRegex("[1-9]+\n[1-9]+\n[1-9]+\nnone\n"));
  EXPECT_EQ(all.out.size(), 3u * 82 + 5);
  EXPECT_EQ(shell("$G sudoku solve --all 1", kMany).status, 1) << "one printed, not the only one";
  EXPECT_EQ(shell("$G sudoku solve --all 1 --count 1", kMany).status, 2);
}

TEST(Solve, EveryPathSaysTheSame) {
  for (const char* path : {"fastest", "vector", "exact-cover"}) {
    const Ran ran = shell("$G sudoku solve --solver " + std::string(path), kOne + "\n" + kMany);
    EXPECT_EQ(ran.out, kSolution + "\nmany\n") << path;
  }
  EXPECT_EQ(shell("$G sudoku solve --solver magic", kOne).status, 2);
}

TEST(Solve, OtherSizesAndTheirDigits) {
  EXPECT_EQ(shell("$G sudoku solve", "12.4.4.2.1..4...").out.size(), 17u);
  const std::string line = "12F" + std::string(253, '.');
  const Ran asked = shell("$G sudoku solve", line);
  EXPECT_EQ(asked.status, 2);
  EXPECT_THAT(asked.err, HasSubstr("--first-digit"));
  EXPECT_EQ(shell("$G sudoku solve --first-digit 0", line).out, "many\n");
  EXPECT_EQ(shell("$G sudoku solve --box 3x2", std::string(36, '.')).out, "many\n");
  EXPECT_THAT(shell("$G sudoku solve --box 3x2", kOne).err, HasSubstr("boxes of 3x2 make 6"));
}

TEST(Solve, SomeNodesAreNotEnough) {
  const Ran ran =
      shell("$G sudoku solve --nodes 0 --solver exact-cover --stats", kOne + "\n" + kNone + "\n");
  EXPECT_EQ(ran.out, "undecided\nnone\n");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("1 with none"));
  EXPECT_THAT(ran.err, HasSubstr("1 undecided"));
}

TEST(Solve, SaysThatThereMayBeMoreSolutions) {
  const std::string hard =
      "........1.....2.3...4.....5....6......7.8......9....2..1..7.....3....8..6...4....";
  const std::string words = "$G sudoku solve --nodes 0 --solver exact-cover --all 1";
  EXPECT_THAT(shell(words, hard).out, testing::EndsWith("undecided\n"));
  EXPECT_EQ(shell("$G sudoku solve --nodes 18446744073709551615", kOne).status, 2);
}

TEST(Solve, LogicSaysWhereItEnds) {
  EXPECT_EQ(shell("$G sudoku solve --logic", kOne).out, kSolution + "\n");
  const Ran ran = shell("$G sudoku solve --logic --techniques singles", kOne);
  EXPECT_THAT(ran.out, HasSubstr(" ends after "));
  EXPECT_EQ(ran.status, 0) << "it has exactly one solution";
  EXPECT_EQ(shell("$G sudoku solve --logic", kMany).out, "many\n");
  EXPECT_THAT(shell("$G sudoku solve --logic --techniques magic", kOne).err, HasSubstr("magic"));
}

TEST(Solve, TheOutputIsTheSameForAnyNumberOfJobs) {
  std::string lines;
  for (int i = 0; i < 300; ++i) {
    lines += i % 7 == 0 ? kMany + "\n" : i % 11 == 0 ? kBroken + "\n" : kOne + "\n";
  }
  const Ran one = shell("$G sudoku solve --jobs 1", lines);
  const Ran eight = shell("$G sudoku solve --jobs 8", lines);
  EXPECT_EQ(one.out, eight.out);
  EXPECT_EQ(one.err, eight.err);
  EXPECT_EQ(one.status, eight.status);
  EXPECT_EQ(std::count(one.out.begin(), one.out.end(), '\n'), 300 - 24);
}

TEST(Streams, BrokenPipesAndClosedOutput) {
  std::string lines;
  for (int i = 0; i < 3000; ++i) lines += kOne + "\n";
  const Ran piped = shell("$G sudoku solve | head -n 1", lines);
  EXPECT_EQ(piped.out, kSolution + "\n");
  EXPECT_EQ(piped.err, "");
  const Ran closed = shell("$G sudoku solve >&-", lines);
  EXPECT_EQ(closed.status, 3);
  EXPECT_EQ(closed.err, "gridmates: cannot write to standard output\n");
  EXPECT_EQ(shell("$G sudoku solve </dev/null >/dev/full", kOne).status, 0) << "nothing to write";
}

// A full disk, no output, and a pipe without a reader.
TEST(Streams, OutputThatIsLostIsNamed) {
  for (const char* command :
       {"solve", "solve --logic", "solve --count 2", "grade", "grade --json", "hint",
        "hint --steps all", "convert --to sdk", "print", "generate --seed 1"}) {
    for (const char* where : {">/dev/full", ">&-"}) {
      const Ran ran = shell("$G sudoku " + std::string(command) + " " + where, kOne);
      EXPECT_EQ(ran.status, 3) << command << where;
      EXPECT_EQ(ran.err, "gridmates: cannot write to standard output\n") << command << where;
    }
    const std::string told = "{ trap '' PIPE; sleep 0.1; $G sudoku " + std::string(command) +
                             "; echo $? >$T/status; } | true; while [ ! -s $T/status ]; do sleep "
                             "0.1; done; cat $T/status";
    const Ran piped = shell(told, kOne);
    EXPECT_EQ(piped.out, "3\n") << command;
    EXPECT_EQ(piped.err, "gridmates: cannot write to standard output\n") << command;
  }
  EXPECT_THAT(shell("ln -s /dev/full $T/a.pdf; $G sudoku print --out $T/a.pdf", kOne).err,
              testing::ContainsRegex("^gridmates: cannot write to .*/a.pdf\n$"));
}

TEST(Streams, FilesThatCannotBeRead) {
  const Ran missing = shell("$G sudoku solve $T/nothing");
  EXPECT_EQ(missing.status, 3);
  EXPECT_THAT(missing.err, HasSubstr("cannot read"));
  EXPECT_EQ(shell("$G sudoku solve $T").status, 3) << "a folder";
  EXPECT_EQ(shell("$G sudoku solve <&-").status, 0) << "no input is empty input";
  EXPECT_THAT(shell("echo x >$T/a; $G sudoku solve $T/a").err, HasSubstr("/a, line 1, column 1: "));
}

TEST(Options, OfTheConfigFileAreThoseOfTheProgram) {
  const Ran unknown = shell("echo serverr = 1 > $T/c; $G --config $T/c sudoku solve", kOne);
  EXPECT_THAT(unknown.err, HasSubstr("/c, line 1: there is no option serverr"));
  EXPECT_EQ(unknown.status, 2);
  EXPECT_EQ(shell("echo ascii = true > $T/c; $G --config $T/c sudoku solve", kOne).status, 0);
}

// A typed line is answered before the next one is typed.
TEST(Streams, LinesAreAnsweredAsTheyCome) {
  const Ran ran = shell(
      "mkfifo $T/fifo; $G sudoku solve <$T/fifo >$T/answer & exec 3>$T/fifo; echo " + kOne +
      " >&3; for i in $(seq 600); do [ -s $T/answer ] && break; sleep 0.1; done; cat $T/answer; "
      "exec 3>&-; wait");
  EXPECT_EQ(ran.out, kSolution + "\n");
}

}  // namespace
}  // namespace gridmates::tools
