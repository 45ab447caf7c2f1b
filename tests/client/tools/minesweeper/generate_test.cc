// generate and verify, as a user runs them: options, seeds, proofs and how they break.
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

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what << " in " << text;
  return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

TEST(Wish, SaysWhatTheOptionsSay) {
  mines::GenerateOptions options;
  EXPECT_EQ((*mines::wish_of(options)).shape, (minesweeper::Shape{9, 9}));
  EXPECT_EQ((*mines::wish_of(options)).mines, 10);
  EXPECT_EQ((*mines::wish_of(options)).first, 40) << "the middle";
  EXPECT_TRUE((*mines::wish_of(options)).no_guess);
  options.size = minesweeper::Shape{30, 16};
  EXPECT_THAT(mines::wish_of(options).error().message, HasSubstr("--mines"));
  options.mines = mines::mine_count_in("20%");
  EXPECT_EQ((*mines::wish_of(options)).mines, 96);
  options.first = "AD16";
  EXPECT_EQ((*mines::wish_of(options)).first, 479);
  options.first = "ae1";
  EXPECT_THAT(mines::wish_of(options).error().message, HasSubstr("ae1 is no cell"));
  options.id = formats::game_id_in("16x16x40+7");
  options.first = "a1";
  EXPECT_EQ((*mines::wish_of(options)).mines, 40);
}

TEST(Wish, NumbersOfMines) {
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
  EXPECT_THAT(ran.err, MatchesRegex("gridmates: 8x8x60\\+1 may need a guess: no guarantee within "
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
                              "--any 3"}) {
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
  EXPECT_THAT(shell("$G minesweeper generate 7x9x10").err, HasSubstr("8 to 50 cells"));
}

TEST(Generate, AnUnknownCommandIsAnsweredByThoseThereAre) {
  for (const char* words : {"minesweeper foo", "minesweeper", "minesweeper foo --json"}) {
    const Ran ran = shell("$G " + std::string(words));
    EXPECT_EQ(ran.status, 2) << words;
    EXPECT_EQ(ran.out, "") << words;
    EXPECT_EQ(ran.err,
              "gridmates: minesweeper has the commands generate, verify, solve, stats, convert, "
              "play (gridmates --help tells more)\n");
  }
  EXPECT_THAT(shell("$G sudoku bar").err, HasSubstr("sudoku has the commands solve, grade, hint"));
}

TEST(Generate, CtrlCKeepsWhatIsComplete) {
  const Ran ran = shell(
      "$G minesweeper generate -n 1000000000 --seed 5 --jobs 2 --json >$T/made & made=$!; "
      "for i in $(seq 600); do [ -s $T/made ] && break; sleep 0.1; done; kill -INT $made; "
      "wait $made; echo $?; head -n 50 $T/made | $G minesweeper verify");
  ASSERT_THAT(ran.out, StartsWith("130\nline 1: holds, ")) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(shell("$G minesweeper generate --seed 1 >&-").status, 3);
}

TEST(Verify, EveryGuaranteedFieldHolds) {
  const Ran ran = shell(
      "{ $G minesweeper generate -n 150 --seed 1 --json; $G minesweeper generate 16x16x40+1 -n 100 "
      "--first a1 --json; $G minesweeper generate 30x16x99+1 -n 40 --start safe --json; $G "
      "minesweeper generate 50x50x500+1 -n 2 --json; } | $G minesweeper verify --jobs 3");
  EXPECT_EQ(ran.status, 0) << ran.err;
  std::size_t lines = 0;
  std::istringstream text(ran.out);
  for (std::string line; std::getline(text, line); ++lines) {
    EXPECT_THAT(line, MatchesRegex("line [0-9]+: holds, [0-9]+ steps?"));
  }
  EXPECT_EQ(lines, 292u);
}

class Tampered : public testing::Test {
 protected:
  // *1.., 1211, .2*2, .2*2
  const std::string good_ =
      R"({"width":4,"height":4,"mines":["a1","c3","c4"],"first":"a4","guaranteed":true,"proof":[)"
      R"({"because":["b4"],"by":"number","mined":["c3","c4"]},)"
      R"({"because":["b3"],"by":"number","safe":["c2"]},)"
      R"({"because":["c2"],"by":"number","safe":["b1","c1","d1","d2","d3"]},)"
      R"({"because":["b1"],"by":"number","mined":["a1"]},)"
      R"({"because":["d3"],"by":"number","safe":["d4"]}]})";

  static std::string no_to(const std::string& object) {
    const Ran ran = shell("$G minesweeper verify -", object);
    EXPECT_EQ(ran.status, 1) << ran.out << ran.err;
    return ran.out;
  }
};

TEST_F(Tampered, TheFirstWrongStepIsTold) {
  EXPECT_EQ(no_to(replaced(good_, R"("mined":["c3","c4"])", R"("safe":["c3","c4"])")),
            "line 1: step 1: It says that c3 is safe, and it is a mine.\n");
  EXPECT_EQ(no_to(replaced(good_, R"({"because":["b4"],"by":"number","mined":["c3","c4"]},)", "")),
            "line 1: step 1: What it says of c2 does not follow.\n");
  EXPECT_EQ(no_to(replaced(good_, R"({"because":["b3"],"by":"number","safe":["c2"]},)", "")),
            "line 1: step 2: It uses c2, which is still closed.\n");
  EXPECT_EQ(no_to(replaced(good_, R"(["d3"],"by":"number")", R"(["a4"],"by":"number")")),
            "line 1: step 5: What it says of d4 does not follow.\n");
  EXPECT_EQ(no_to(replaced(good_, R"(,{"because":["d3"],"by":"number","safe":["d4"]})", "")),
            "line 1: The proof ends and d4 is still closed.\n");
  EXPECT_EQ(no_to(replaced(good_, R"(["c2"],"by":"number")", R"(["c2"],"by":"subset")")),
            "line 1: step 3: It has to name two numbers.\n");
  EXPECT_EQ(no_to(replaced(good_, R"("safe":["c2"])", R"("safe":["c2","c2"])")),
            "line 1: step 2: It names c2 out of order or twice.\n");
  EXPECT_EQ(no_to(replaced(good_, R"("safe":["d4"])", R"("safe":[])")),
            "line 1: step 5: It says nothing of any cell.\n");
}

TEST_F(Tampered, AnotherFieldIsNotThatOfTheProof) {
  EXPECT_EQ(no_to(replaced(good_, R"("c4"],"first")", R"("c4","d4"],"first")")),
            "line 1: step 5: It says that d4 is safe, and it is a mine.\n");
  EXPECT_THAT(no_to(replaced(good_, R"("first":"a4")", R"("first":"a1")")),
              HasSubstr("a1 is opened and is a mine."));
  EXPECT_THAT(no_to(replaced(good_, R"("first":"a4")", R"("first":"d1")")),
              StartsWith("line 1: step 1: "));
}

TEST_F(Tampered, AStepThatIsNone) {
  EXPECT_EQ(no_to(replaced(good_, R"(["c2"],"by":"number")", R"(["c2"],"by":"magic")")),
            "line 1: step 3: line 1, column 211: an argument is number, subset, component or "
            "count.\n");
  EXPECT_THAT(no_to(replaced(good_, R"("safe":["d4"])", R"("safe":["e1"])")),
              MatchesRegex("line 1: step 5: line 1, column [0-9]+: 'e1' is no cell of this "
                           "field.\n"));
  EXPECT_THAT(no_to(replaced(good_, R"(,"safe":["d4"])", "")),
              HasSubstr("a step says which cells are safe, or mined.\n"));
}

TEST_F(Tampered, AProofThatIsMissing) {
  const std::string proof = good_.substr(good_.find(R"(,"proof")"));
  EXPECT_EQ(no_to(replaced(good_, proof, "}")), "line 1: There is no proof.\n");
  EXPECT_EQ(no_to(replaced(good_, proof, R"(,"proof":null})")), "line 1: There is no proof.\n");
  EXPECT_THAT(no_to(replaced(good_, proof, R"(,"proof":[]})")),
              StartsWith("line 1: There is no proof. The proof ends and "));
  EXPECT_EQ(no_to("*1.\n11.\n"), "line 1: There is no proof.\n");
  EXPECT_THAT(shell("$G minesweeper generate --any --seed 3 --json | $G minesweeper verify").out,
              StartsWith("line 1: There is no proof."));
}

TEST_F(Tampered, SeveralObjectsOneALine) {
  const std::string bad = replaced(good_, R"("safe":["c2"])", R"("safe":["c3"])");
  const Ran ran = shell("$G minesweeper verify", good_ + "\n" + bad + "\n\n" + good_ + "\n");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out,
            "line 1: holds, 5 steps\n"
            "line 2: step 2: It says that c3 is safe, and it is a mine.\n"
            "line 4: holds, 5 steps\n");
  const Ran json = shell("$G minesweeper verify --json", good_ + "\n" + bad + "\n");
  EXPECT_EQ(json.out,
            "{\"line\":1,\"holds\":true,\"steps\":5}\n"
            "{\"line\":2,\"holds\":false,\"step\":2,\"why\":\"It says that c3 is safe, and it is a "
            "mine.\"}\n");
}

TEST_F(Tampered, WhatIsNoObjectIsNamedByLineAndTheOthersAreDone) {
  const Ran ran =
      shell("printf '%s\\n{\"width\":4}\\n' \"$(cat)\" >$T/f; $G minesweeper verify $T/f", good_);
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "line 1: holds, 5 steps\n");
  EXPECT_THAT(ran.err, HasSubstr("/f, line 2, column 12: width and height are missing\n"));
  EXPECT_THAT(shell("$G minesweeper verify", replaced(good_, R"("first":"a4",)", "")).err,
              HasSubstr("line 1: it does not say where the field is opened first"));
  EXPECT_EQ(shell("$G minesweeper verify", "").status, 2) << "nothing holds nothing";
  EXPECT_EQ(shell("$G minesweeper verify $T/none").status, 3);
  EXPECT_EQ(shell("$G minesweeper verify").status, 2);
}

}  // namespace
}  // namespace gridmates::tools
