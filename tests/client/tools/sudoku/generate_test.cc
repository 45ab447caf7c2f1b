// generate: its options are applied, and the puzzles are the same on any number of threads.
#include "client/tools/sudoku/generate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "client/tools/batch/progress.h"
#include "engine/sudoku/formats/reader.h"
#include "engine/sudoku/solver/any_shape.h"
#include "tests/client/tools/batch/ran.h"

namespace gridmates::tools {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;
using testing::StartsWith;

// The puzzles in a text; each must have exactly one solution.
std::vector<sudoku::formats::Puzzle> puzzles_in(const std::string& text) {
  std::vector<sudoku::formats::Puzzle> puzzles;
  for (const auto& item : sudoku::formats::read_all(text)) {
    EXPECT_TRUE(item.read);
    if (!item.read) continue;
    puzzles.push_back(item.read.value());
    EXPECT_EQ(sudoku::count_solutions(puzzles.back().shape, puzzles.back().givens, 2).found, 1u);
  }
  return puzzles;
}

TEST(GeneratorOptions, SaysWhatTheOptionsSay) {
  GenerateOptions options;
  EXPECT_EQ((*generator_options_of(options)).shape, (sudoku::Shape{3, 3}));
  options.size = 6;
  EXPECT_EQ((*generator_options_of(options)).shape, (sudoku::Shape{2, 3}));
  options.box = sudoku::Shape{3, 2};
  EXPECT_EQ((*generator_options_of(options)).shape, (sudoku::Shape{3, 2}));
  options.size = 9;
  EXPECT_FALSE(generator_options_of(options));
  options.box.reset();
  options.size = 7;
  EXPECT_THAT(generator_options_of(options).error().message, HasSubstr("--box"));
}

TEST(GeneratorOptions, DifficultyIsAtLeastSoManyEmptyCells) {
  for (int difficulty = 1; difficulty <= 10; ++difficulty) {
    GenerateOptions options;
    options.difficulty = difficulty;
    EXPECT_EQ((*generator_options_of(options)).min_empty, 10 + 5 * difficulty);
    options.min_empty = 61;
    EXPECT_EQ((*generator_options_of(options)).min_empty, 61);
  }
}

TEST(GeneratorOptions, GradesWhereItIsNeeded) {
  GenerateOptions options;
  EXPECT_FALSE((*generator_options_of(options)).graded);
  options.best_of = 2;
  EXPECT_TRUE((*generator_options_of(options)).graded);
  options.best_of = 1;
  options.format = sudoku::formats::Format::kJson;
  EXPECT_TRUE((*generator_options_of(options)).graded);
}

TEST(Generate, ASeedGivesTheSamePuzzlesForAnyNumberOfJobs) {
  const std::string command = "$G sudoku generate -n 40 --seed 7 --minimal";
  const Ran one = shell(command + " --jobs 1");
  EXPECT_EQ(one.status, 0);
  EXPECT_EQ(one.err, "") << "no progress where nobody watches";
  EXPECT_EQ(shell(command + " --jobs 5").out, one.out);
  EXPECT_NE(shell("$G sudoku generate -n 40 --seed 8 --minimal").out, one.out);
  const auto puzzles = puzzles_in(one.out);
  EXPECT_EQ(puzzles.size(), 40u);
  EXPECT_EQ(one.out.size(), 40u * 82) << "81 cells a line, and nothing else";
}

TEST(Generate, WithoutASeedPuzzlesDiffer) {
  EXPECT_NE(shell("$G sudoku generate").out, shell("$G sudoku generate").out);
}

TEST(Generate, TheBestOfSomeIsOneOfThem) {
  const std::string of_all = shell("$G sudoku generate -n 12 --seed 3").out;
  const Ran best = shell("$G sudoku generate -n 3 --best-of 4 --seed 3 --jobs 3");
  EXPECT_EQ(shell("$G sudoku generate -n 3 --best-of 4 --seed 3 --jobs 1").out, best.out);
  std::istringstream lines(best.out);
  std::size_t count = 0;
  for (std::string line; std::getline(lines, line); ++count) EXPECT_THAT(of_all, HasSubstr(line));
  EXPECT_EQ(count, 3u);
}

TEST(Generate, LevelsSizesAndFormats) {
  const Ran json = shell("$G sudoku generate -n 2 --level easy --seed 1 --format json");
  EXPECT_THAT(json.out, MatchesRegex("(\\{\"puzzle\":\"[1-9.]{81}\",\"solution\":\"[1-9]{81}\","
                                     "\"box\":\"3x3\",.*\"level\":\"easy\",.*\"unmet\":\\[\\]\\}\n)"
                                     "{2}"));
  std::istringstream lines(json.out);
  for (std::string line; std::getline(lines, line);) {
    const std::string graded = shell("$G sudoku grade --json", line).out;
    const std::size_t from = graded.find("\"rating\"");
    EXPECT_THAT(line, HasSubstr(graded.substr(from, graded.rfind('}') - from)))
        << "all that grade says";
  }
  const Ran ranged = shell("$G sudoku generate --level 1.5-1.5 --seed 2 | $G sudoku grade");
  EXPECT_THAT(ranged.out, HasSubstr(" 1.5 easy "));
  EXPECT_EQ(shell("$G sudoku generate --level 5-4").status, 2);
  for (const char* size : {"--size 4", "--size 6 --box 3x2", "--box 2x4", "--size 16"}) {
    const Ran ran = shell("$G sudoku generate -n 2 --seed 1 --format sdk " + std::string(size));
    EXPECT_EQ(ran.status, 0) << size << ran.err;
    EXPECT_THAT(ran.out, StartsWith("[Puzzle]\n")) << size;
    EXPECT_THAT(ran.out, HasSubstr("\n\n[Puzzle]\n")) << "a blank line between";
  }
}

TEST(Generate, EveryDifficultyHasItsEmptyCells) {
  const Ran ran = shell("for d in $(seq 10); do $G sudoku generate --difficulty $d --seed 1; done");
  const auto puzzles = puzzles_in(ran.out);
  ASSERT_EQ(puzzles.size(), 10u);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const auto& givens = puzzles[i].givens;
    EXPECT_GE(std::count(givens.begin(), givens.end(), 0), 10 + 5 * (static_cast<int>(i) + 1));
  }
}

TEST(Generate, WhatIsNotMetIsSaidAndMarked) {
  const Ran ran = shell("$G sudoku generate --size 4 --level 9.0-9.9 --seed 1");
  EXPECT_THAT(ran.out, MatchesRegex("[1-4.]{16} nearest\n"));
  EXPECT_THAT(ran.err, StartsWith("gridmates: "));
  EXPECT_EQ(ran.status, 1);
  const Ran hopeless = shell("$G sudoku generate --without singles --seed 9 --jobs 1");
  EXPECT_THAT(hopeless.out, MatchesRegex("[1-9.]{81} nearest\n"));
  EXPECT_THAT(hopeless.err, HasSubstr("Without hidden and naked singles no puzzle can be solved."));
  EXPECT_EQ(hopeless.status, 1);
  EXPECT_EQ(shell("$G sudoku generate --unbiased --size 16").status, 2) << "9x9 alone";
}

TEST(Generate, WhatIsRequiredIsNeeded) {
  const Ran ran = shell("$G sudoku generate -n 2 --require X-Wing --level hard --seed 1");
  EXPECT_EQ(ran.status, 0) << ran.err;
  std::istringstream lines(ran.out);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_THAT(shell("$G sudoku grade", line).out, HasSubstr(" hard "));
    EXPECT_THAT(shell("$G sudoku grade --json", line).out, HasSubstr("\"x-wing\":"));
    EXPECT_THAT(shell("$G sudoku grade --without x-wing", line).out,
                Not(AnyOf(HasSubstr(" hard "), HasSubstr("x-wing"))));
  }
  const Ran easy = shell("$G sudoku generate --require x-wing --level easy --seed 1");
  EXPECT_THAT(easy.out, MatchesRegex("[1-9.]{81} nearest\n"));
  EXPECT_EQ(easy.err, "gridmates: A puzzle that needs X-Wing is rated 3.2 or more.\n");
  EXPECT_EQ(easy.status, 1);
}

TEST(Generate, WhatCannotBeRequiredIsRefused) {
  for (const auto& [list, words] :
       {std::pair("xwing", "xwing is not a technique"), std::pair("\"\"", "no technique is named"),
        std::pair("x-wing,skyscraper", "no step of its own for Skyscraper"),
        std::pair("x-wing --without fish", "X-Wing cannot be both required and forbidden.")}) {
    const Ran ran = shell("$G sudoku generate --require " + std::string(list));
    EXPECT_EQ(ran.status, 2) << list;
    EXPECT_EQ(ran.out, "") << list;
    EXPECT_THAT(ran.err, HasSubstr(words)) << list;
  }
}

TEST(Generate, TheMarkStandsWhereverThereIsRoomForIt) {
  const std::string words = "$G sudoku generate --size 4 --level 9.0-9.9 --seed 1 --format ";
  for (const char* format : {"grid", "candidates", "sdk"}) {
    const Ran ran = shell(words + format);
    EXPECT_THAT(ran.out, MatchesRegex("#L[a-z]+\n#Cnearest\n[^#]*")) << format;
    EXPECT_THAT(shell("$G sudoku convert --to json", ran.out).out,
                HasSubstr("{\"kind\":\"comment\",\"text\":\"nearest\"}"))
        << format;
  }
  EXPECT_THAT(shell(words + "json").out, HasSubstr(",\"nearest\":true,\"unmet\":[\"A rating of "));
  for (const char* format : {"sdm", "ss"}) {
    const Ran ran = shell(words + format);
    EXPECT_THAT(ran.out, Not(HasSubstr("nearest"))) << format;
    EXPECT_THAT(ran.err, HasSubstr("A rating of 9.0 to 9.9 was asked for")) << format;
    EXPECT_EQ(ran.status, 1) << format;
  }
}

// A program blocked on a reader that never reads does not see the first signal.
TEST(Generate, TheSecondSignalEndsIt) {
  const Ran ran = shell(
      "{ $G sudoku generate -n 1000000000 --seed 1 & p=$!; for i in 1 2 3 4 5 6 7 8 9; do "
      "sleep 0.3; kill -TERM $p 2>/dev/null; done; wait $p; echo ended $? >&2; } | sleep 6");
  EXPECT_THAT(ran.err, HasSubstr("ended 143"));
}

TEST(Generate, CtrlCKeepsWhatIsComplete) {
  for (const auto& [name, status] : {std::pair("INT", "130\n"), std::pair("TERM", "143\n")}) {
    const Ran ran = shell(
        "$G sudoku generate -n 1000000000 --seed 5 --jobs 2 >$T/made & made=$!; "
        "for i in $(seq 600); do [ -s $T/made ] && break; sleep 0.1; done; kill -" +
        std::string(name) + " $made; wait $made; echo $?; cat $T/made");
    ASSERT_THAT(ran.out, StartsWith(status)) << ran.err;
    const std::string made = ran.out.substr(4);
    ASSERT_FALSE(made.empty());
    EXPECT_EQ(made.size() % 82, 0u) << "whole lines alone";
    EXPECT_GE(puzzles_in(made.substr(0, 82L * 50)).size(), 1u);
  }
}

TEST(Generate, EndsWhenNobodyReads) {
  EXPECT_EQ(shell("$G sudoku generate -n 1000000000 --seed 1 | head -n 2").out,
            shell("$G sudoku generate -n 2 --seed 1").out);
  EXPECT_EQ(shell("$G sudoku generate -n 1000000000 >&-").status, 3);
}

// script(1) gives the program a terminal; every Debian has it.
TEST(Progress, IsShownOnATerminal) {
  if (shell("command -v script").status != 0) GTEST_SKIP() << "no script(1) here";
  // With --best-of every try counts.
  for (const char* count : {"-n 1000000000", "-n 1 --best-of 1000000000"}) {
    const Ran ran = shell(
        "export T G; script -qefc 'echo $$ >$T/pid; exec $G sudoku generate --seed 1 " +
        std::string(count) +
        " >/dev/null' $T/log >/dev/null & for i in $(seq 600); do grep -q left $T/log && break; "
        "sleep 0.1; done; kill -INT $(cat $T/pid); wait; tr '\\r' '\\n' <$T/log");
    EXPECT_THAT(ran.out, HasSubstr(" of 1000000000, ")) << count;
    EXPECT_THAT(ran.out, HasSubstr(" a second, ")) << count;
  }
}

TEST(Progress, InWords) {
  EXPECT_EQ(progress_in_words(0, 100, 0), "0 of 100, 0.0 a second");
  EXPECT_EQ(progress_in_words(50, 100, 10), "50 of 100, 5.0 a second, 0:10 left");
  EXPECT_EQ(progress_in_words(1, 100'000, 2), "1 of 100000, 0.5 a second, 55:33:18 left");
}

}  // namespace
}  // namespace gridmates::tools
