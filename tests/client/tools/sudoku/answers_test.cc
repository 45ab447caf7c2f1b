// grade, hint and convert: their output for a puzzle, and their exit status.
#include "client/tools/sudoku/answers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "client/tools/sudoku/grade.h"
#include "client/tools/sudoku/hint.h"
#include "tests/client/tools/batch/ran.h"

namespace gridmates::tools {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

const std::string kData = GRIDMATES_SOURCE_DIR "/tests/data/sudoku/formats/";
const std::string kPuzzle =
    "...83.6....4.9.2............9..1.3...42..5..6.8..2.9..1.9.52.....5....7......8...";

sudoku::formats::Puzzle read(const std::string& text) {
  return sudoku::formats::read_all(text).at(0).read.value();
}

TEST(Grade, ALineForPeopleAndAnObjectForPrograms) {
  EXPECT_EQ(grade_one(read(kPuzzle), {}).text, kPuzzle + " 4.2 hard \"XY-Wing\" 1.2 1.2\n");
  const Answer json = grade_one(read(kPuzzle), {.input = {}, .techniques = {}, .json = true});
  EXPECT_THAT(json.text,
              StartsWith("{\"puzzle\":\"" + kPuzzle +
                         "\",\"rating\":4.2,\"level\":\"hard\",\"hardest\":\"xy-wing\",\"er\":4.2,"
                         "\"ep\":1.2,\"ed\":1.2,\"techniques\":{\"hidden-single\":"));
  EXPECT_THAT(json.text, HasSubstr(",\"xy-wing\":3}")) << "the hardest is one of the techniques";
  EXPECT_THAT(json.text, EndsWith("},\"er_step\":\"XY-Wing\"}\n"));
}

// Without the technique named as the hardest the rating differs.
TEST(Grade, TheHardestTechniqueIsWhatAllowsTheHardestStep) {
  GradeOptions options{.input = {}, .techniques = {}, .json = true};
  options.techniques.without = *sudoku::TechniqueSet::parse("wings");
  const std::string json = grade_one(read(kPuzzle), options).text;
  EXPECT_THAT(json, HasSubstr("\"hardest\":\"als-xz\""));
  EXPECT_THAT(json, HasSubstr("\"als-xz\":3"));
  EXPECT_THAT(json, HasSubstr("\"er_step\":\"Aligned Pair Exclusion\""));
}

TEST(Grade, ABudgetEndsIt) {
  GradeOptions options{.input = {}, .techniques = {}, .budget = 1};
  const Answer ended = grade_one(read(kPuzzle), options);
  EXPECT_EQ(ended.text, kPuzzle + " undecided\n");
  EXPECT_EQ(ended.status, kNo);
  EXPECT_EQ(shell("$G sudoku grade --budget 1", kPuzzle).out, kPuzzle + " undecided\n");
  EXPECT_THAT(shell("$G sudoku grade --budget 100000", kPuzzle).out, HasSubstr(" 4.2 hard "));
  EXPECT_EQ(shell("$G sudoku grade --budget 0", kPuzzle).status, 2);
}

TEST(Grade, AFullGridNeedsNothing) {
  const std::string full =
      "257831694614597238938246157596714382342985716781623945179452863825369471463178529";
  EXPECT_THAT(grade_one(read(full), {.input = {}, .techniques = {}, .json = true}).text,
              HasSubstr("\"rating\":0.0,\"level\":\"beginner\",\"hardest\":null,"));
}

TEST(Grade, NoRatingWhereThereIsNoOneSolution) {
  const Answer many = grade_one(read(std::string(81, '.')), {});
  EXPECT_EQ(many.text, std::string(81, '.') + " many\n");
  EXPECT_EQ(many.status, kNo);
  const Answer json =
      grade_one(read("55" + std::string(79, '.')), {.input = {}, .techniques = {}, .json = true});
  EXPECT_THAT(json.text, HasSubstr("\"rating\":null,\"level\":null"));
  EXPECT_THAT(json.text, HasSubstr(",\"techniques\":{},\"er_step\":null,\"why\":\"none\"}\n"));
}

TEST(Grade, TechniquesAreRestricted) {
  GradeOptions options;
  options.techniques.only = *sudoku::TechniqueSet::parse("singles");
  EXPECT_EQ(grade_one(read(kPuzzle), options).text, kPuzzle + " unsolved\n");
}

TEST(Techniques, OnlyWithoutAndLogical) {
  using sudoku::Technique;
  TechniqueOptions options;
  EXPECT_EQ(options.set(), sudoku::TechniqueSet::all());
  options.logical = true;
  EXPECT_EQ(options.set(), sudoku::TechniqueSet::logical());
  options.without = *sudoku::TechniqueSet::parse("x-wing");
  EXPECT_FALSE(options.set().has(Technique::kXWing));
  EXPECT_TRUE(options.set().has(Technique::kSwordfish));
  options.only = *sudoku::TechniqueSet::parse("forcing,singles");
  EXPECT_FALSE(options.set().has(Technique::kForcingNet));
  EXPECT_TRUE(options.set().has(Technique::kNakedSingle));
}

TEST(Hint, TellsMoreStepByStep) {
  HintOptions options;
  const Answer three = hint_one(read(kPuzzle), options);
  options.steps = 1;
  const Answer one = hint_one(read(kPuzzle), options);
  options.steps = 2;
  const Answer two = hint_one(read(kPuzzle), options);
  EXPECT_EQ(one.text, "There is a Hidden Single.\n");
  EXPECT_EQ(two.text, one.text + "Look at box 2.\n");
  EXPECT_THAT(three.text, StartsWith(two.text + "Hidden Single: in box 2, 2 can only stand in C4"));
  EXPECT_EQ(hint_one(read(std::string(81, '.')), options).text, "many\n");
}

TEST(Hint, JsonIsAnObjectAStep) {
  HintOptions options;
  options.json = true;
  const std::string text = hint_one(read(kPuzzle), options).text;
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 3);
  EXPECT_THAT(text, EndsWith(",\"technique\":\"hidden-single\",\"rating\":1.2,\"placements\":"
                             "[{\"cell\":\"C4\",\"digit\":2}],\"eliminations\":[],\"units\":"
                             "[\"box 2\"],\"sentence\":\"Hidden Single: in box 2, 2 can only stand "
                             "in C4, so C4 is 2.\"}\n"));
  EXPECT_THAT(text, StartsWith("{\"puzzle\":\"" + kPuzzle + "\","));
  options.steps = 1;
  EXPECT_THAT(hint_one(read(kPuzzle), options).text,
              HasSubstr("\"rating\":1.2,\"placements\":[],\"eliminations\":[],\"units\":[]"));
}

TEST(Hint, SaysWhyThereIsNone) {
  HintOptions options;
  options.json = true;
  EXPECT_EQ(hint_one(read(std::string(81, '.')), options).text,
            "{\"puzzle\":\"" + std::string(81, '.') +
                "\",\"technique\":\"many\",\"rating\":null,\"placements\":[],"
                "\"eliminations\":[],\"units\":[],\"sentence\":\"\"}\n");
}

// The same grid in both alphabets: in the second every digit of every step is one less.
TEST(Hint, SpeaksTheDigitsOfThePuzzle) {
  const std::string lines = shell("$G sudoku generate --size 16 --seed 1").out;
  std::string from_zero = lines;
  for (char& c : from_zero) {
    if (c == 'A')
      c = '9';
    else if ((c > '1' && c <= '9') || c > 'A')
      --c;
    else if (c == '1')
      c = '0';
  }
  const std::string of_one = shell("$G sudoku hint --first-digit 1", lines).out;
  const std::string of_zero = shell("$G sudoku hint --first-digit 0", from_zero).out;
  EXPECT_EQ(shell("$G sudoku solve", lines).status, 0);
  EXPECT_NE(of_one, of_zero);
  EXPECT_EQ(of_one.substr(0, of_one.find(',')), of_zero.substr(0, of_zero.find(',')));
}

TEST(Options, SayWhatIsExpected) {
  const auto status = [](const std::string& words) {
    return shell("$G sudoku generate --seed 1 " + words).status;
  };
  EXPECT_EQ(status("--level 2-4.5"), 0);
  for (const char* range : {"5-4", "4", "4.55-5", "4.-5", "-1-3", "100-101", "4,5-5"}) {
    EXPECT_EQ(status(std::string("--level ") + range), 2) << range;
  }
  EXPECT_THAT(shell("$G sudoku generate --box 9x9").err,
              HasSubstr("boxes of 9x9 make a grid of 81x81; there are 4x4 to 25x25"));
  EXPECT_THAT(shell("$G sudoku solve --box 3x3 --box 3x3 --box 3x3").err,
              StartsWith("gridmates: --box is given 3 times"));
  EXPECT_EQ(status("--seed -1"), 2);
  EXPECT_EQ(status("--seed 18446744073709551616"), 2);
  EXPECT_EQ(status("--techniques \"\""), 2);
  EXPECT_EQ(status("--techniques \" singles, Naked-Pair \""), 0) << "blanks do no harm";
  EXPECT_THAT(shell("$G sudoku hint --techniques xwing", kPuzzle).err, HasSubstr("--help"));
  EXPECT_THAT(shell("$G sudoku hint --help").out, HasSubstr(" x-wing"));
}

TEST(Hint, GoesOnFromThePosition) {
  // position.sdk has A1, A2 and A8 filled; a wrong digit is reported.
  EXPECT_EQ(shell("$G sudoku hint --steps 1 " + kData + "position.sdk").out,
            "There is a Hidden Single.\n");
  std::string wrong = "[Puzzle]\n12.4\n.4.2\n.1..\n4...\n[State]\n1214\n.4.2\n.1..\n4...\n";
  EXPECT_THAT(shell("$G sudoku hint --json", wrong).out, HasSubstr("\"technique\":\"wrong\""));
}

TEST(Hint, ABudgetEndsIt) {
  // Needs forcing nets.
  const std::string hard =
      "9876..5..4...98.......7....87...63..3.2....5.........173..6.9....4..9.3....3....5";
  HintOptions options;
  options.all = true;
  options.budget = 60;
  const Answer ended = hint_one(read(hard), options);
  EXPECT_THAT(ended.text, EndsWith("undecided\n"));
  EXPECT_EQ(ended.status, kNo);
  EXPECT_THAT(shell("$G sudoku solve --logic --budget 60", hard).out,
              testing::ContainsRegex(" undecided after [0-9]+ steps, [0-9]+ cells are empty\n"));
  EXPECT_EQ(shell("$G sudoku solve --logic", hard).status, 0) << "the usual one is enough";
  EXPECT_THAT(shell("$G sudoku hint --budget 1", kPuzzle).out, HasSubstr("Single"));
}

TEST(Hint, TellsTheFirstWrongMove) {
  // 2 is right in A1, 7 in A3, and A2 is 5.
  const auto asked = [](const std::string& moves) {
    return shell("$G sudoku hint --first-error " + moves, kPuzzle);
  };
  EXPECT_EQ(asked("A1=2,A3=7").out, "no move is wrong\n");
  const Ran wrong = asked("a1=2,A2=6,A3=7,B1=1");
  EXPECT_EQ(wrong.out, "move 2, A2=6, is the first that is wrong\n");
  EXPECT_EQ(wrong.status, 1);
  EXPECT_EQ(asked("A1=3,A1=0,A2=6").out, "move 3, A2=6, is the first that is wrong\n") << "mended";
  EXPECT_EQ(asked("A1=3 --json").out, "{\"wrong\":1,\"move\":\"A1=3\"}\n");
  EXPECT_THAT(asked("A4=8").err, HasSubstr("A4 is a given"));
  EXPECT_THAT(asked("K1=8").err, HasSubstr("K1=8 is not a move here"));
  for (const char* none : {"A1", "A1=", "A1=22", "=2", "\"\""}) EXPECT_EQ(asked(none).status, 2);
}

TEST(Hint, AllHereIsALineForEachStepOfThePosition) {
  const Ran all = shell("$G sudoku hint --all-here", kPuzzle);
  EXPECT_EQ(all.status, 0);
  EXPECT_GT(std::ranges::count(all.out, '\n'), 5);
  EXPECT_THAT(all.out, HasSubstr("Hidden Single: in box 2, 2 can only stand in C4, so C4 is 2.\n"));
  const Ran json = shell("$G sudoku hint --all-here --json", kPuzzle);
  EXPECT_EQ(std::ranges::count(json.out, '\n'), std::ranges::count(all.out, '\n'));
  EXPECT_THAT(json.out, HasSubstr(",\"technique\":\"naked-triple\",\"rating\":3.6,"));
  const Ran cut = shell("$G sudoku hint --all-here --budget 1", kPuzzle);
  EXPECT_THAT(cut.out, EndsWith("undecided\n"));
  EXPECT_EQ(cut.status, 1);
  for (const char* other : {"--steps all", "--first-error A1=2"}) {
    EXPECT_EQ(shell(std::string("$G sudoku hint --all-here ") + other, kPuzzle).status, 2);
  }
}

TEST(Hint, LinesAreThoseOfALongReason) {
  // Needs forcing nets.
  const std::string hard =
      "9876..5..4...98.......7....87...63..3.2....5.........173..6.9....4..9.3....3....5";
  const std::string said = shell("$G sudoku hint --all-here --lines", hard).out;
  EXPECT_THAT(said, HasSubstr("\n1. "));
  EXPECT_THAT(said, HasSubstr("\n2. "));
  EXPECT_EQ(shell("$G sudoku hint --lines", kPuzzle).out, shell("$G sudoku hint", kPuzzle).out);
  std::istringstream path(shell("$G sudoku hint --steps all", hard).out);
  for (std::string line; std::getline(path, line);) EXPECT_LE(line.size(), 300u) << line;
  EXPECT_THAT(shell("$G sudoku hint --steps all --lines", hard).out, HasSubstr("\n1. "));
}

TEST(Streams, EveryCommandSaysWhatWasRecognised) {
  for (const char* command : {"solve", "solve --logic", "grade", "grade --json", "hint",
                              "convert --to line", "print --out $T/a.pdf"}) {
    const Ran ran = shell("$G sudoku " + std::string(command), kPuzzle + "\n" + kPuzzle + "\n");
    EXPECT_EQ(ran.err, "gridmates: read 2 line\n") << command;
  }
}

TEST(Convert, SaysWhatWasRecognised) {
  const Ran ran = shell("cat " + kData + "plain.sdk " + kData +
                        "closed.ss | $G sudoku convert "
                        "--to line");
  EXPECT_EQ(ran.out, kPuzzle + "\n" + kPuzzle + "\n");
  EXPECT_EQ(ran.err, "gridmates: read 1 sdk, 1 ss\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(shell("$G sudoku convert --to sdk", "x").status, 2);
  EXPECT_EQ(shell("$G sudoku convert --to sdx", kPuzzle).status, 2) << "not written";
  EXPECT_EQ(shell("$G sudoku convert", kPuzzle).status, 2) << "to what?";
}

// Any other command reads the JSON of the generator.
TEST(Convert, ReadsTheJsonOfEveryCommand) {
  const std::string puzzle = shell("$G sudoku generate --size 6 --box 3x2 --seed 4").out;
  for (const char* command :
       {"generate --size 6 --box 3x2 --seed 4 --format json", "convert --box 3x2 --to json"}) {
    const Ran json = shell("$G sudoku " + std::string(command), puzzle);
    const Ran line = shell("$G sudoku convert --to line", json.out);
    EXPECT_EQ(line.out, puzzle) << command;
    EXPECT_EQ(line.err, "gridmates: read 1 json\n") << command;
    EXPECT_EQ(shell("$G sudoku solve", json.out).out,
              shell("$G sudoku solve --box 3x2", puzzle).out)
        << "the object has its box";
  }
  const Ran graded = shell("$G sudoku grade --json | $G sudoku solve", kPuzzle);
  EXPECT_EQ(graded.out, shell("$G sudoku solve", kPuzzle).out);
}

TEST(Convert, BlankLinesStandBetweenPuzzlesOfSeveralLines) {
  const Ran there = shell("$G sudoku convert --to ss " + kData + "pack.sdm");
  EXPECT_THAT(there.out, HasSubstr("*-----------*\n\n*-----------*\n"));
  EXPECT_EQ(shell("$G sudoku convert --to sdm 2>/dev/null", there.out).out,
            shell("cat " + kData + "pack.sdm").out);
}

}  // namespace
}  // namespace gridmates::tools
