// Puzzles from packs, and pasted ones, by what real clients print.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(Puzzles, OfAPackAreListedByLevel) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  const Ran hard = evening.command({"gridmates", "puzzles", "starter", "--level", "hard"});
  EXPECT_EQ(hard.status, 0) << hard.err;
  EXPECT_EQ(hard.out, "PUZZLE      LEVEL  SIZE\nstarter/46  hard   9x9\n");
  const Ran unknown = evening.command({"gridmates", "puzzles", "nobodys"});
  EXPECT_EQ(unknown.status, 1);
  EXPECT_THAT(unknown.err, HasSubstr("no such pack"));
  Player ana = evening.client("ana");
  EXPECT_EQ(ana.ask("puzzles starter --level hard"), "ok puzzles 1");
  EXPECT_EQ(ana.count("puzzle starter/46: hard, 9x9"), 1u);
}

TEST(Puzzles, OfARoomShowTheirLevelInTheListOfRooms) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  ASSERT_THAT(ana.ask("new sudoku coop --puzzle starter/1"), StartsWith("ok new "));
  ASSERT_THAT(ana.ask("rooms"), StartsWith("ok rooms 1"));
  const std::string room = ana.lines().at(ana.lines().size() - 2);
  EXPECT_THAT(room, HasSubstr("sudoku co-op, 9x9, beginner, waiting"));
  const Ran listed = evening.command({"gridmates", "rooms"});
  EXPECT_THAT(listed.out, HasSubstr("LEVEL"));
  EXPECT_THAT(listed.out, HasSubstr("beginner"));
}

TEST(Puzzles, WithSeveralSolutionsArePlayedWithoutHelpAndUnranked) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  const std::string solution =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const std::string code = code_of(ana.ask("new sudoku coop --puzzle " + std::string(81, '.')));
  EXPECT_EQ(ana.count(code + " board: a pasted puzzle."), 1u);
  EXPECT_EQ(
      ana.count(code + " puzzle read: 9x9 line, at least 2 solutions; unranked, without help."),
      1u);
  ASSERT_THAT(ana.ask("start"), StartsWith("ok"));
  for (const char* help : {"hint", "check", "reveal A1", "lastgood"}) {
    EXPECT_THAT(ana.ask(help), HasSubstr("ILLEGAL_MOVE: This puzzle has several solutions"))
        << help;
  }
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
    const std::string name =
        std::string(1, static_cast<char>('A' + cell / 9)) + std::to_string(cell % 9 + 1);
    ASSERT_THAT(ana.ask("set " + name + " " + solution[cell]), StartsWith("ok"));
  }
  ASSERT_TRUE(ana.see("match 1: solved."));
  EXPECT_THAT(ana.lines(), Not(testing::Contains(HasSubstr("Run " + code))));
  EXPECT_EQ(ana.ask("leaderboard sudoku"), "ok leaderboard 0");
}

TEST(Puzzles, SayWhatTheyWereReadAs) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  const std::string line =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  ASSERT_THAT(ana.ask("new sudoku coop"), StartsWith("ok new"));
  ASSERT_THAT(ana.ask("next --puzzle https://www.sudokuwiki.org/sudoku.htm?bd=" + line),
              StartsWith("ok next"));
  EXPECT_TRUE(ana.see("board: a pasted puzzle (beginner)."));
  EXPECT_TRUE(ana.see("puzzle read: 9x9 link, one solution."));
}

}  // namespace
}  // namespace gridmates::e2e
