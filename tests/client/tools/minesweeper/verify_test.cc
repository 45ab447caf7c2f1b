// verify, as a user runs it: proofs, broken proofs, and all ways to write them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "tests/client/tools/batch/ran.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what << " in " << text;
  return at == std::string::npos ? text : text.replace(at, what.size(), by);
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
              MatchesRegex("line 1: step 5: line 1, column [0-9]+: 'e1' is not a cell of this "
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

// A line a step from its first column, and any blanks and line ends that JSON allows.
TEST_F(Tampered, AnyBlanksAreRead) {
  std::string steps = replaced(good_, R"("proof":[)", "\"proof\":[\n");
  for (std::size_t at = 0; (at = steps.find("},{", at)) != std::string::npos;) {
    steps.insert(at + 2, "\n");
  }
  steps.insert(steps.size() - 2, "\n");
  std::string everywhere;
  for (const char c : good_) {
    everywhere += c;
    if (std::string_view("{[,:").find(c) != std::string_view::npos) everywhere += "\r\n \t";
  }
  const Ran ran =
      shell("$G minesweeper verify", steps + "\n" + everywhere + "\n\n \t" + good_ + " \n" + steps);
  EXPECT_EQ(ran.err, "gridmates: read 4 json\n");
  EXPECT_THAT(ran.out, MatchesRegex("(line [0-9]+: holds, 5 steps\n){4}"));
  const std::string wrong = replaced(steps, R"("safe":["d4"])", R"("safe":["e1"])");
  EXPECT_EQ(no_to(wrong), "line 1: step 5: line 6, column 41: 'e1' is not a cell of this field.\n");
}

TEST_F(Tampered, AnyNumberOfJobsAnswersInOrder) {
  std::string objects;
  std::string answers;
  for (int i = 1; i <= 60; ++i) {
    objects += good_ + "\n";
    answers += "line " + std::to_string(i) + ": holds, 5 steps\n";
  }
  EXPECT_EQ(shell("$G minesweeper verify --jobs 1", objects).out, answers);
  EXPECT_EQ(shell("$G minesweeper verify --jobs 7", objects).out, answers);
}

TEST_F(Tampered, JsonSaysWhatIsMissing) {
  const std::string proof = good_.substr(good_.find(R"(,"proof")"));
  EXPECT_EQ(shell("$G minesweeper verify --json", replaced(good_, proof, "}")).out,
            R"({"line":1,"holds":false,"step":null,"why":"There is no proof."})"
            "\n");
  const std::string cut = replaced(good_, R"(,{"because":["d3"],"by":"number","safe":["d4"]})", "");
  EXPECT_EQ(shell("$G minesweeper verify --json", cut).out,
            R"({"line":1,"holds":false,"step":null,"why":"The proof ends and d4 is still closed."})"
            "\n");
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
