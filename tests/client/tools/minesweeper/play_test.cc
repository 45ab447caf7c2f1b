// play: the same games on any number of threads, correct counts, output as text and as JSON.
#include "client/tools/minesweeper/play.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/tools/batch/ran.h"

namespace gridmates::tools::mines {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Wilson, IsThePublishedInterval) {
  // Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I.
  const Interval most = wilson(81, 263);
  EXPECT_NEAR(most.low, 0.2553, 0.00005);
  EXPECT_NEAR(most.high, 0.3662, 0.00005);
  const Interval none = wilson(0, 20);
  EXPECT_NEAR(none.low, 0, 0.00005);
  EXPECT_NEAR(none.high, 0.1611, 0.00005);
  EXPECT_EQ(wilson(0, 0).low, 0);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Play, TellsTheFigures) {
  PlayOptions options;
  options.shape = {30, 16};
  options.mines = 99;
  const Results results{
      .games = 4, .wins = 2, .openings = 80, .guesses = 6, .expected = 1.5, .seconds = 0.01};
  EXPECT_EQ(text_of(results, options),
            "games     4 of 30x16/99 zero standard\n"
            "won       2, 50.00 % (95 %: 15.00 to 85.00)\n"
            "openings  20.00 a game, 1.50 of them guesses, of which 0.38 should have hit\n"
            "time      2.500 ms a game\n");
  EXPECT_EQ(json_of(results, options),
            "{\"width\":30,\"height\":16,\"mines\":99,\"start\":\"zero\",\"law\":\"standard\","
            "\"games\":4,\"wins\":2,\"low\":0.150039,\"high\":0.849961,"
            "\"openings\":80,\"guesses\":6,\"expected_hits\":1.500,\"ms_per_game\":2.5000}\n");
}

// A line without the time, which varies.
std::string without_time(const std::string& json) { return json.substr(0, json.find(",\"ms_")); }

TEST(Play, PlaysTheSameGamesOnAnyNumberOfThreads) {
  const std::string line = "$G minesweeper play --games 60 --seed 5 --json --jobs ";
  const Ran one = shell(line + "1");
  const Ran three = shell(line + "3");
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_THAT(one.out, HasSubstr("\"games\":60,"));
  EXPECT_EQ(without_time(one.out), without_time(three.out));
  EXPECT_NE(without_time(one.out),
            without_time(shell("$G minesweeper play --games 60 --seed 6 --json").out));
}

TEST(Play, WinsEveryFieldThatNeedsNoGuess) {
  const Ran ran =
      shell("$G minesweeper play --games 20 --seed 1 --size 16x16 --mines 40 --law speed --json");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("\"games\":20,\"wins\":20,"));
  EXPECT_THAT(ran.out, HasSubstr("\"guesses\":0,"));
}

// If mines can move, a forced guess survives.
TEST(Play, WinsUnderTheKindLaw) {
  const std::string line = "$G minesweeper play --games 40 --seed 1 --size 16x16 --mines 51 --json";
  const Ran kind = shell(line + " --law kind");
  EXPECT_THAT(kind.out, HasSubstr("\"law\":\"kind\",\"games\":40,\"wins\":40,"));
  EXPECT_THAT(kind.out, testing::Not(HasSubstr("\"guesses\":0,")));
  EXPECT_THAT(shell(line).out, testing::Not(HasSubstr("\"wins\":40,"))) << "the same fields";
}

TEST(Play, RefusesWhatCannotBePlayed) {
  EXPECT_EQ(shell("$G minesweeper play --mines 73").status, 2);
  EXPECT_EQ(shell("$G minesweeper play --start safe --mines 81").status, 2);
  EXPECT_EQ(shell("$G minesweeper play --size 7x7").status, 2);
  EXPECT_EQ(shell("$G minesweeper play --law sharp").status, 2);
  EXPECT_EQ(shell("$G minesweeper play --mines 0").err,
            "gridmates: A field of 9x9 with this first opening has 1 to 72 mines.\n");
  EXPECT_EQ(shell("$G minesweeper play --games 0").status, 2);
}

// In the background a signal sent before the program handles it is lost, so it is repeated.
TEST(Play, EndsAtAnInterruptWithWhatIsComplete) {
  const Ran ran = shell(
      "$G minesweeper play --games 1000000000 --seed 1 & "
      "sleep 0.3; while kill -INT $! 2>/dev/null; do sleep 2; done; wait $!");
  EXPECT_EQ(ran.status, 130);
  EXPECT_THAT(ran.out, StartsWith("games "));
}

}  // namespace
}  // namespace gridmates::tools::mines
