// Rated matches with each kind of end, with real clients; what lists and pages show afterwards.
#include <chrono>
#include <thread>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"

namespace gridmates::e2e {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;

class Ratings : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(evening_.start()) << evening_.log(); }

  // Stops the server; every row of the ratings must follow from the journals.
  void expect_proved() {
    evening_.stop_server();
    const Ran checked = evening_.check();
    EXPECT_EQ(checked.status, 0) << checked.err;
  }

  // Begins a rated match of both in a room of ana's; returns its code.
  static std::string begin(Player& ana, Player& bo, const std::string& options) {
    const std::string opened = ana.ask("new tictactoe versus --rated yes " + options);
    EXPECT_THAT(opened, StartsWith("ok new "));
    EXPECT_THAT(bo.ask("join " + code_of(opened)), StartsWith("ok join"));
    EXPECT_EQ(ana.ask("start"), "ok start");
    EXPECT_TRUE(bo.see("match 1 started"));
    return code_of(opened);
  }

  Evening evening_;
};

TEST_F(Ratings, ChangeWithEachEndAndOutliveAKill) {
  Player ana = evening_.client("ana");
  Player bo = evening_.client("bo");
  const std::string code = begin(ana, bo, "--clock 300+3");
  ASSERT_EQ(ana.ask("resign"), "ok resign");
  ASSERT_TRUE(bo.see(code + " match 1: won by bo (ana resigned)."));
  ASSERT_EQ(ana.ask("rematch"), "ok rematch");
  ASSERT_EQ(ana.ask("start"), "ok start");
  ASSERT_EQ(bo.ask("draw"), "ok draw");
  ASSERT_TRUE(ana.see("bo asks: "));
  ASSERT_EQ(ana.ask("yes"), "ok yes");
  ASSERT_TRUE(bo.see(code + " match 2: drawn (agreed)."));
  ASSERT_EQ(ana.ask("rematch"), "ok rematch");
  ASSERT_EQ(ana.ask("start"), "ok start");
  evening_.kill_server();
  ASSERT_TRUE(evening_.start()) << evening_.log();
  ASSERT_TRUE(ana.see("* back"));
  ASSERT_TRUE(bo.see("* back"));
  ASSERT_EQ(bo.ask("leave"), "ok leave");
  ASSERT_TRUE(ana.see(code + " match 3: won by ana"));

  EXPECT_THAT(ana.ask("leaderboard tictactoe"), StartsWith("ok leaderboard"));
  EXPECT_TRUE(ana.see("rated 3x3x3: ana, rating "));
  EXPECT_GT(ana.count(", provisional, place "), 0U);
  EXPECT_THAT(ana.ask("me tictactoe"), StartsWith("ok me"));
  EXPECT_TRUE(ana.see("rating tictactoe 3x3x3: "));
  EXPECT_TRUE(ana.see("against tictactoe bo: 1 won, 1 drawn, 1 lost"));
  const Ran list = evening_.command({"gridmates", "leaderboard", "--game", "tictactoe"});
  EXPECT_THAT(list.out, HasSubstr("Ratings 3x3x3"));
  EXPECT_THAT(list.out, ContainsRegex("ana +1[0-9]+[?] +[+-][0-9]+ +1 won, 1 drawn, 1 lost"));
  ana.ask("quit");
  bo.ask("quit");
  expect_proved();
}

TEST_F(Ratings, AreKeptInASeriesWithItsScore) {
  Player ana = evening_.client("ana");
  Player bo = evening_.client("bo");
  begin(ana, bo, "--clock 300+3 --best-of 3");
  ASSERT_EQ(bo.ask("resign"), "ok resign");
  ASSERT_TRUE(ana.see("Score: ana 1, bo 0, best of 3."));
  evening_.kill_server();
  ASSERT_TRUE(evening_.start()) << evening_.log();
  ASSERT_TRUE(ana.see("* back"));
  ASSERT_TRUE(bo.see("* back"));
  EXPECT_THAT(ana.ask("where"), StartsWith("ok where"));
  EXPECT_TRUE(ana.see("score: ana 1, bo 0, best of 3"));
  EXPECT_TRUE(ana.see("member 2: bo, seat 2, rating 1"));
  ASSERT_EQ(ana.ask("rematch"), "ok rematch");
  ASSERT_EQ(ana.ask("start"), "ok start");
  ASSERT_EQ(bo.ask("resign"), "ok resign");
  ASSERT_TRUE(bo.see("Score: ana 2, bo 0, best of 3. Series: ana wins the best of 3."));
  ana.ask("quit");
  bo.ask("quit");
  expect_proved();
}

TEST_F(Ratings, AgainstAComputerAreNotDodged) {
  Player ana = evening_.client("ana");
  const std::string opened = ana.ask("new tictactoe versus --rated yes --computer 6");
  ASSERT_THAT(opened, StartsWith("ok new "));
  ASSERT_EQ(ana.ask("start"), "ok start");
  EXPECT_THAT(ana.ask("stop"), HasSubstr("is played to its end; you can resign."));
  ASSERT_EQ(ana.ask("resign"), "ok resign");
  EXPECT_THAT(ana.ask("me tictactoe"), StartsWith("ok me"));
  EXPECT_TRUE(ana.see("against tictactoe computer 6: 0 won, 0 drawn, 1 lost"));
  ana.ask("quit");
  expect_proved();
}

TEST_F(Ratings, EachVariantHasItsOwn) {
  Player ana = evening_.client("ana");
  const std::pair<const char*, const char*> games[] = {
      {"tictactoe versus --board 15x15x5", "15x15x5"},
      {"ultimate versus", "9x9"},
      {"connectfour versus", "7x6"}};
  for (const auto& [game, variant] : games) {
    ASSERT_THAT(ana.ask("new " + std::string(game) + " --rated --computer 1"),
                StartsWith("ok new "));
    ASSERT_EQ(ana.ask("start"), "ok start");
    ASSERT_EQ(ana.ask("resign"), "ok resign");
    ASSERT_EQ(ana.ask("leave"), "ok leave");
    const std::string name = std::string(game).substr(0, std::string(game).find(' '));
    EXPECT_THAT(ana.ask("leaderboard " + name), StartsWith("ok leaderboard"));
    EXPECT_TRUE(ana.see("rated " + std::string(variant) + ": ana, rating ")) << game;
  }
  ana.ask("quit");
  expect_proved();
}

TEST_F(Ratings, StandBesideAllElseThatARoomIsSetTo) {
  Player ana = evening_.client("ana");
  ASSERT_THAT(ana.ask("new tictactoe versus --rated --computer 6 --clock 60+0 --watchers link "
                      "--delay 5"),
              StartsWith("ok new "));
  ana.ask("quit");
  expect_proved();
}

TEST_F(Ratings, AreLostOnTimeToo) {
  Player ana = evening_.client("ana");
  Player bo = evening_.client("bo");
  begin(ana, bo, "--clock move:1");
  ASSERT_TRUE(bo.see("(on time)."));
  // The first player was drawn by lot, and does not move.
  const bool bo_won = bo.count("match 1: won by bo (on time).") > 0;
  const std::string winner = bo_won ? "bo" : "ana";
  const std::string loser = bo_won ? "ana" : "bo";
  EXPECT_TRUE(ana.see(winner + " is rated 1662? now."));
  EXPECT_THAT(bo.ask("leaderboard tictactoe"), StartsWith("ok leaderboard"));
  EXPECT_TRUE(bo.see("rated 3x3x3: " + winner + ", rating 1662? (+162), provisional, place 1"));
  EXPECT_TRUE(bo.see("rated 3x3x3: " + loser + ", rating 1338? (-162), provisional, place 2"));
  ana.ask("quit");
  bo.ask("quit");
  expect_proved();
}

// The first player is drawn by lot.
TEST_F(Ratings, ChangeWithALineAndWithAFullBoard) {
  Player ana = evening_.client("ana");
  Player bo = evening_.client("bo");
  const std::string code = begin(ana, bo, "--clock 300+3");
  const bool ana_first = ana.ask("play a1") == "ok play";
  Player& first = ana_first ? ana : bo;
  Player& second = ana_first ? bo : ana;
  if (!ana_first) ASSERT_EQ(first.ask("play a1"), "ok play");
  const auto play = [](Player& one, Player& other, const std::string& cell) {
    ASSERT_EQ(one.ask("play " + cell), "ok play");
    ASSERT_TRUE(other.see("played " + cell));
  };
  ASSERT_TRUE(second.see("played a1"));
  for (const char* cells : {"b2 b1", "c3 c1"}) {
    play(second, first, std::string(cells, 2));
    play(first, second, std::string(cells + 3));
  }
  ASSERT_TRUE(second.see(code + " match 1: won by " + (ana_first ? "ana" : "bo")));
  ASSERT_EQ(ana.ask("rematch"), "ok rematch");
  ASSERT_EQ(ana.ask("start"), "ok start");
  ASSERT_TRUE(second.see("match 2 started"));
  for (const char* cells : {"b2 a1", "a3 c1", "b1 b3", "a2 c2"}) {
    play(second, first, std::string(cells, 2));
    play(first, second, std::string(cells + 3));
  }
  ASSERT_EQ(second.ask("play c3"), "ok play");
  ASSERT_TRUE(first.see(code + " match 2: drawn"));
  EXPECT_THAT(ana.ask("me tictactoe"), StartsWith("ok me"));
  EXPECT_TRUE(ana.see(ana_first ? "against tictactoe bo: 1 won, 1 drawn, 0 lost"
                                : "against tictactoe bo: 0 won, 1 drawn, 1 lost"));
  ana.ask("quit");
  bo.ask("quit");
  expect_proved();
}

// No end is faster than this: the other player may be away for a minute.
TEST_F(Ratings, ChangeWhenTheWinIsClaimed) {
  Player ana = evening_.client("ana");
  Player bo = evening_.client("bo");
  const std::string code = begin(ana, bo, "--clock 300+3");
  bo.process().kill();
  ASSERT_TRUE(ana.see("bo is away; in 60 s you can claim the win."));
  std::string answer = ana.ask("claim");
  EXPECT_THAT(answer, ContainsRegex("You can claim the win in [0-9]+ s, if bo does not come back"));
  for (int tries = 0; tries < 70 && answer != "ok claim"; ++tries) {
    std::this_thread::sleep_for(std::chrono::seconds(1));
    answer = ana.ask("claim");
  }
  ASSERT_EQ(answer, "ok claim");
  ASSERT_TRUE(ana.see(code + " match 1: won by ana"));
  EXPECT_THAT(ana.ask("me tictactoe"), StartsWith("ok me"));
  EXPECT_TRUE(ana.see("against tictactoe bo: 1 won, 0 drawn, 0 lost"));
  ana.ask("quit");
  expect_proved();
}

TEST_F(Ratings, AreRefusedWhereThereAreNone) {
  Player ana = evening_.client("ana");
  EXPECT_THAT(ana.ask("new tictactoe versus --board 7x7x4 --rated yes"),
              HasSubstr("Matches with these options are not rated."));
  EXPECT_THAT(ana.ask("new sudoku race --rated yes"),
              HasSubstr("Matches with these options are not rated."));
  EXPECT_THAT(ana.ask("new tictactoe versus --rated maybe"), HasSubstr("--rated is yes or no"));
  EXPECT_THAT(ana.ask("new tictactoe versus --board 15x15x5 --rated"),
              HasSubstr("A rated match between two people needs a clock;"));
  EXPECT_THAT(ana.ask("new tictactoe versus --board 15x15x5 --rated --clock move:60"),
              StartsWith("ok new "));
}

}  // namespace
}  // namespace gridmates::e2e
