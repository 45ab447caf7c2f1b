// Records of matches: leaderboards of a month and around a player, and pages of players, also with
// stopped and lost matches, across a kill.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

// Only its first row is empty.
constexpr std::string_view kPuzzle =
    ".........672195348198342567859761423426853791713924856961537284287419635345286179";
constexpr std::string_view kFirstRow = "534678912";

void solve(Player& player) {
  ASSERT_THAT(player.ask("start"), StartsWith("ok start"));
  for (std::size_t i = 0; i < kFirstRow.size(); ++i) {
    const std::string digit(1, kFirstRow[i]);
    ASSERT_THAT(player.ask("set A" + std::to_string(i + 1) + " " + digit), StartsWith("ok set"));
  }
  ASSERT_TRUE(player.see("solved"));
}

TEST(Records, WhatWasPlayedIsCountedAndKept) {
  Evening evening;
  ASSERT_TRUE(evening.start()) << evening.log();
  Player ana = evening.client("ana");
  const std::string code = code_of(ana.ask("new sudoku coop --puzzle " + std::string(kPuzzle)));
  solve(ana);
  ASSERT_THAT(ana.ask("next --puzzle starter/1"), StartsWith("ok next"));
  ASSERT_THAT(ana.ask("start"), StartsWith("ok start"));
  ASSERT_THAT(ana.ask("hint"), StartsWith("ok hint"));
  ASSERT_THAT(ana.ask("stop"), StartsWith("ok stop"));
  ASSERT_TRUE(ana.see("unsolved"));
  ASSERT_THAT(ana.ask("leave"), StartsWith("ok leave"));

  Player bo = evening.client("bo");
  const std::string duel = code_of(bo.ask("new tictactoe versus"));
  ASSERT_THAT(ana.ask("join " + duel), StartsWith("ok join"));
  ASSERT_THAT(bo.ask("start"), StartsWith("ok start"));
  ASSERT_TRUE(ana.see("match 1 started"));
  ASSERT_THAT(ana.ask("resign"), StartsWith("ok resign"));
  ASSERT_TRUE(bo.see("won by bo"));

  evening.kill_server();
  ASSERT_TRUE(ana.see("connection lost"));
  ASSERT_TRUE(evening.start()) << evening.log();
  ASSERT_TRUE(ana.see("* back"));

  EXPECT_THAT(ana.ask("me"), StartsWith("ok me "));
  EXPECT_EQ(ana.count("player ana (you): 3 matches, 1 won, current streak "), 1u);
  EXPECT_EQ(ana.count("game sudoku: 2 played, 1 won (50 %), 0 lost, 1 stopped"), 1u);
  EXPECT_EQ(ana.count("game tictactoe: 1 played, 0 won (0 %), 1 lost"), 1u);
  EXPECT_EQ(ana.count("match " + code + "/1: "), 1u);
  EXPECT_EQ(ana.count("match " + code + "/2: "), 1u);
  EXPECT_THAT(ana.ask("player bo tictactoe"), StartsWith("ok player "));
  EXPECT_EQ(ana.count("player bo: 1 match, 1 won"), 1u);
  EXPECT_THAT(ana.ask("player nobody"), StartsWith("no player NOT_FOUND"));

  // The clients here are faster than a person can be.
  EXPECT_EQ(ana.ask("leaderboard sudoku --window month --best no"), "ok leaderboard 1");
  EXPECT_EQ(ana.count("yours, too fast, run " + code + "/1"), 1u);
  EXPECT_EQ(ana.ask("leaderboard sudoku --around me"), "ok leaderboard 0");
  EXPECT_EQ(ana.ask("leaderboard tictactoe --window month --around me"), "ok leaderboard 2");
  EXPECT_EQ(ana.count("player ana: 0 won, 0 drawn, 1 lost, place 2, yours, runs " + duel), 1u);
  EXPECT_EQ(bo.ask("leaderboard sudoku --window 1999-12"), "ok leaderboard 0");
  EXPECT_THAT(bo.ask("leaderboard sudoku --window never"), StartsWith("no leaderboard INVALID"));
  EXPECT_EQ(bo.ask("leaderboard tictactoe --window day"), "ok leaderboard 2");

  const Ran csv = evening.command({"gridmates", "player", "ana", "--format", "csv"});
  EXPECT_EQ(csv.status, 0) << csv.err;
  EXPECT_THAT(csv.out, AllOf(StartsWith("run,game,"), HasSubstr(code + "/2,sudoku,"),
                             HasSubstr(",stopped,"), HasSubstr(",lost,")));
  const Ran text = evening.command({"gridmates", "player", "ana"});
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_THAT(text.out,
              AllOf(HasSubstr("next step was Full House: "), HasSubstr(" in 1 of 1 match\n")));
  const Ran me = evening.command({"gridmates", "me", "--format", "json"});
  EXPECT_EQ(me.status, 0) << me.err;
  EXPECT_THAT(me.out, HasSubstr("\"mine\":true"));
  EXPECT_EQ(evening.command({"gridmates", "player", "nobody"}).status, 1);
  const Ran fame = evening.command({"gridmates", "leaderboard", "--game", "sudoku", "--window",
                                    "week", "--best", "no", "--format", "csv"});
  EXPECT_EQ(fame.status, 0) << fame.err;
  EXPECT_THAT(fame.out, AllOf(StartsWith("game,window,"), HasSubstr(",ana,")));

  EXPECT_EQ(evening.stop_server(), 0);
  const Ran check = evening.check();
  EXPECT_EQ(check.status, 0) << check.out << check.err;
}

}  // namespace
}  // namespace gridmates::e2e
