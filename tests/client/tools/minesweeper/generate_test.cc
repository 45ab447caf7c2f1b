// generate, as a user runs it: options, seeds, formats, and errors.
#include "client/tools/minesweeper/generate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "engine/minesweeper/formats/reader.h"
#include "engine/minesweeper/proof/check.h"
#include "tests/client/tools/batch/ran.h"

namespace gridmates::tools {
namespace {

namespace formats = minesweeper::formats;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

TEST(GeneratorOptions, SaysWhatTheOptionsSay) {
  mines::GenerateOptions options;
  EXPECT_EQ((*mines::generator_options_of(options)).shape, (minesweeper::Shape{9, 9}));
  EXPECT_EQ((*mines::generator_options_of(options)).mines, 10);
  EXPECT_EQ((*mines::generator_options_of(options)).first, 40) << "the middle";
  EXPECT_TRUE((*mines::generator_options_of(options)).no_guess);
  options.size = minesweeper::Shape{30, 16};
  EXPECT_THAT(mines::generator_options_of(options).error().message, HasSubstr("--mines"));
  options.mines = mines::mine_count_in("20%");
  EXPECT_EQ((*mines::generator_options_of(options)).mines, 96);
  options.first = "AD16";
  EXPECT_EQ((*mines::generator_options_of(options)).first, 479);
  options.first = "ae1";
  EXPECT_THAT(mines::generator_options_of(options).error().message, HasSubstr("ae1 is not a cell"));
  options.id = *formats::game_id_in("16x16x40+7");
  options.first = "a1";
  EXPECT_EQ((*mines::generator_options_of(options)).mines, 40);
}

TEST(GeneratorOptions, NumbersOfMines) {
  EXPECT_EQ(mines::mine_count_in("99")->number, 99);
  EXPECT_TRUE(mines::mine_count_in("100%")->is_percent);
  for (const char* bad : {"", "%", "101%", "-1", "1.5%", "70000"}) {
    EXPECT_FALSE(mines::mine_count_in(bad)) << bad;
  }
}

TEST(Generate, ASeedGivesTheSameFieldsForAnyNumberOfJobs) {
  const std::string command = "$G minesweeper generate --size 16x16 --mines 40 -n 20 --seed 7 ";
  const Ran one = shell(command + "--jobs 1 --json");
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_EQ(one.err, "") << "no progress where nobody watches";
  EXPECT_EQ(shell(command + "--jobs 5 --format json").out, one.out);
  const Ran next = shell("$G minesweeper generate 16x16x40+8 --json");
  EXPECT_THAT(one.out, HasSubstr(next.out)) << "the next field is that of the next number";
  EXPECT_NE(shell("$G minesweeper generate").out, shell("$G minesweeper generate").out);
}

TEST(Generate, AnObjectHasEverything) {
  const Ran ran = shell("$G minesweeper generate --size 20x10 --mines 30 --seed 3 --json");
  const std::string cells = R"re(\[("[a-t][0-9]+",?)*\])re";
  EXPECT_THAT(ran.out,
              MatchesRegex(R"re(\{"width":20,"height":10,"mines":)re" + cells +
                           R"re(,"first":"k6","start":"zero","seed":3,"guaranteed":true,"proof":)re"
                           R"re(\[(\{"because":)re" +
                           cells + R"re(,"by":"(number|subset|component|count)",)re" +
                           R"re("(safe|mined)":)re" + cells + R"re(\},?)+\]\})re" + "\n"));
}

TEST(Generate, FormatsAndStarts) {
  const Ran text = shell("$G minesweeper generate -n 2 --seed 1 --start safe --first a1");
  EXPECT_THAT(text.out, MatchesRegex("9x9x10\\+1 safe first a1\n([1-8.*]{9}\n){9}\n"
                                     "9x9x10\\+2 safe first a1\n([1-8.*]{9}\n){9}"));
  const Ran bytes = shell("$G minesweeper generate --seed 1 --format mbf");
  EXPECT_EQ(bytes.out.size(), 24u);
  EXPECT_EQ(
      shell("$G minesweeper generate --seed 1 --format mbf | $G minesweeper convert --to mbf").out,
      bytes.out);
  EXPECT_EQ(shell("$G minesweeper generate -n 2 --format mbf").status, 2);
}

TEST(Generate, AnyFieldHasNoGuaranteeAndIsAllRight) {
  const Ran ran = shell("$G minesweeper generate --any --seed 5 --json");
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, HasSubstr(R"("guaranteed":false,"proof":[]})"));
}

TEST(Generate, AGuaranteeThatIsNotReachedIsSaid) {
  const Ran ran = shell("$G minesweeper generate 8x8x60+1 --start safe --first d4 --json");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err,
              MatchesRegex("gridmates: 8x8x60\\+1@d4 may need a guess: no guarantee within "
                           "[0-9]+ attempts\n"));
  EXPECT_THAT(ran.out, HasSubstr(R"("guaranteed":false,"proof":[]})"));
}

TEST(Generate, WrongOptionsAreRefusedInOneLine) {
  for (const char* options : {"--size 7x9 --mines 10",
                              "--size 9x51 --mines 10",
                              "--size 9 --mines 10",
                              "--size 9x9 --mines 0",
                              "--size 9x9 --mines 73",
                              "--size 9x9 --start safe --mines 81",
                              "--size 16x16",
                              "--mines 101%",
                              "--mines many",
                              "--first j1",
                              "--first 5",
                              "--seed x",
                              "--start warm",
                              "--format sdk",
                              "--format rawvf",
                              "-n 0",
                              "--jobs 0",
                              "9x9x10 --size 9x9",
                              "9x9x10+7 --seed 7",
                              "9x9",
                              "7x9x10",
                              "--json --format json",
                              "--any 3",
                              "--no-guess --any",
                              "--any --no-guess"}) {
    const Ran ran = shell("$G minesweeper generate " + std::string(options));
    EXPECT_EQ(ran.status, 2) << options;
    EXPECT_EQ(ran.out, "") << options;
    EXPECT_THAT(ran.err, StartsWith("gridmates: ")) << options;
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
  }
}

TEST(Generate, ARefusalNamesTheOptionAndItsBounds) {
  for (const char* command : {"generate", "play"}) {
    const Ran size = shell(std::string("$G minesweeper ") + command + " --size 9x51");
    EXPECT_THAT(size.err, HasSubstr("--size: 8x8 to 50x50 is expected, not 9x51")) << command;
  }
  EXPECT_THAT(shell("$G minesweeper generate -n 0").err, StartsWith("gridmates: -n: "));
  EXPECT_THAT(shell("$G minesweeper generate 9x9x99+1").err,
              HasSubstr("there are more mines (99) than cells (81)"));
  EXPECT_THAT(shell("$G minesweeper generate --seed 1 --seed 2").err,
              StartsWith("gridmates: --seed is given 2 times"));
  EXPECT_THAT(shell("$G minesweeper generate 7x9x10").err, HasSubstr("8 to 50 cells"));
}

TEST(Generate, AnUnknownCommandIsAnsweredByThoseThereAre) {
  for (const char* words : {"minesweeper foo", "minesweeper", "minesweeper foo --json"}) {
    const Ran ran = shell("$G " + std::string(words));
    EXPECT_EQ(ran.status, 2) << words;
    EXPECT_EQ(ran.out, "") << words;
    EXPECT_EQ(ran.err,
              "gridmates: minesweeper has the commands generate, verify, solve, stats, convert, "
              "play (see gridmates --help)\n");
  }
  EXPECT_THAT(shell("$G sudoku bar").err, HasSubstr("sudoku has the commands solve, grade, hint"));
}

TEST(Generate, CtrlCKeepsWhatIsComplete) {
  const Ran ran = shell(
      ": >$T/made; "
      "$G minesweeper generate -n 1000000000 --seed 5 --jobs 2 --json >$T/made & made=$!; "
      "for i in $(seq 600); do [ $(wc -l <$T/made) -ge 50 ] && break; sleep 0.1; done; "
      "kill -INT $made; "
      "wait $made; echo $?; head -n 50 $T/made | $G minesweeper verify");
  ASSERT_THAT(ran.out, StartsWith("130\nline 1: holds, ")) << ran.err;
  EXPECT_EQ(ran.err, "gridmates: read 50 json\n");
  EXPECT_EQ(shell("$G minesweeper generate --seed 1 >&-").status, 3);
}

}  // namespace
}  // namespace gridmates::tools
