// Changes in the columns of a run that lists use are detected, and so is another run's name.
#include <gmock/gmock.h>

#include "tests/client/tools/replay/played.h"
#include "tests/client/tools/replay/said.h"

namespace gridmates::tools {
namespace {

using testing::StartsWith;

TEST(RowVerdict, AChangedRowThatListsGoByIsFound) {
  v1::Replay replay = solved_together();
  replay.mutable_recorded()->set_stopped(true);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: stopped, server yes, journal no\n");
  replay.mutable_recorded()->set_stopped(false);
  replay.mutable_recorded()->set_solved(false);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: solved by all, server no, journal yes\n");
  replay = solved_together();
  replay.mutable_recorded()->set_team_size(0);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: number of players, server 0, journal 2\n");
  replay.mutable_recorded()->set_tells_row(false);
  EXPECT_THAT(said_of(replay), StartsWith("KITE-42/1: holds")) << "by a server of before";
  replay = duel();
  replay.mutable_recorded()->set_stopped(true);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: stopped, server yes, journal no\n");
}

TEST(RowVerdict, ChangedClicksAreFound) {
  v1::Replay replay = solved_together();
  replay.mutable_recorded()->set_clicks(7);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: clicks, server 7, journal 0\n");
  replay.mutable_recorded()->set_rules(2);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: clicks, server some, journal none\n");
  replay.mutable_recorded()->set_clicks(0);
  EXPECT_THAT(said_of(replay), StartsWith("KITE-42/1: holds")) << "lines of then have no clicks";
  replay = raced_in_order(1);
  replay.mutable_recorded()->set_clicks(7);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: clicks of the race, server 7, journal 0\n");
}

TEST(RowVerdict, TheClicksOfAFieldAreCounted) {
  const v1::Move opening = Played::open(40);
  const std::string bytes = ToldMatch("minesweeper", v1::TABLE_COOP, {}, &opening)
                                .told(v1::ROOM_STATE_FINISHED_UNSOLVED)
                                .board();
  const auto board = *core::decode<minesweeper::Board>(core::Bytes(bytes.begin(), bytes.end()));
  ToldMatch match("minesweeper", v1::TABLE_COOP, {}, &opening);
  match.play(1'000, 0, opening);
  std::uint32_t clicks = 1;
  for (std::uint16_t cell = 0; cell < board.options.shape.cells(); ++cell) {
    if (!board.mines.has(cell)) clicks += match.try_play(1'000 + cell, 1, Played::open(cell));
  }
  v1::Replay replay = match.told(v1::ROOM_STATE_FINISHED_SOLVED);
  ASSERT_GT(clicks, 1u);
  EXPECT_EQ(replay.recorded().clicks(), clicks);
  EXPECT_THAT(said_of(replay), StartsWith("KITE-42/1: holds"));
  replay.mutable_recorded()->set_clicks(1);
  EXPECT_EQ(said_of(replay),
            "KITE-42/1: differs: clicks, server 1, journal " + std::to_string(clicks) + "\n");
}

TEST(RowVerdict, TwoOfTheSameNameAreEachTheirOwn) {
  v1::Replay replay = solved_together();
  replay.mutable_match()->mutable_players(1)->set_name("ana");
  replay.mutable_recorded()->mutable_players(1)->set_name("ana");
  EXPECT_THAT(said_of(replay), StartsWith("KITE-42/1: holds"));
  replay.mutable_recorded()->mutable_players(1)->set_player(1);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: player, server not ana, journal ana\n");
}

TEST(RowVerdict, ARunOfAnotherPlayerIsFound) {
  v1::Replay replay = solved_together();
  replay.mutable_recorded()->mutable_players(1)->set_player(0);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: player, server not bo, journal bo\n");
  replay.mutable_recorded()->mutable_players(1)->set_player(1);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: player, server not bo, journal bo\n");
  replay.mutable_recorded()->set_tells_players(false);
  EXPECT_THAT(said_of(replay), StartsWith("KITE-42/1: holds")) << "by a server of before";
  replay = raced_in_order(1);
  replay.mutable_recorded()->mutable_players(1)->set_player(0);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: player, server not bo, journal bo\n");
}

TEST(RowVerdict, AMatchOfTwoWithoutAMoveHolds) {
  ToldMatch match("tictactoe", v1::TABLE_VERSUS);
  v1::Replay resigned = match.told(v1::ROOM_STATE_FINISHED_SECOND_WON, v1::END_CAUSE_RESIGNED);
  v1::Event& end = *resigned.mutable_events(resigned.events_size() - 1);
  end.set_member(1);
  end.mutable_ended()->set_winner(2);
  end.mutable_ended()->set_winner_name("bo");
  ToldMatch::seal(resigned);
  EXPECT_THAT(said_of(resigned), StartsWith("KITE-42/1: holds"));
}

TEST(RowVerdict, AChangedRowOfARaceIsFound) {
  v1::Replay replay = raced_in_order(1);
  replay.mutable_recorded()->set_assisted(true);
  EXPECT_EQ(said_of(replay),
            "KITE-42/1: differs: help of the race, server with help, journal without help\n");
  replay = raced_in_order(1);
  replay.mutable_recorded()->set_no_flag(true);
  replay.mutable_recorded()->set_too_fast(true);
  replay.mutable_recorded()->set_team_size(3);
  EXPECT_EQ(said_of(replay),
            "KITE-42/1: differs: number of players, server 3, journal 2\n"
            "KITE-42/1: differs: no flag of the race, server yes, journal no\n"
            "KITE-42/1: differs: too fast of the race, server yes, journal no\n");
  replay = raced_in_order(1);
  replay.mutable_recorded()->mutable_players(1)->set_too_fast(true);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: too fast, server yes, journal no\n");
}

TEST(RowVerdict, WhoHasNotFinishedARaceIsComparedToo) {
  ToldMatch match("sudoku", v1::TABLE_RACE, kAlmostSolved);
  match.play(1'000, 1, sudoku_set(0, 5));
  for (std::uint32_t cell = 0; cell < 3; ++cell) {
    match.play(10'000 + cell, 0, sudoku_set(cell, cell == 0 ? 5 : cell + 2));
  }
  v1::Replay replay = match.told(v1::ROOM_STATE_FINISHED_SOLVED, v1::END_CAUSE_MOVE, 1);
  EXPECT_EQ(said_of(replay), "KITE-42/1: holds, bo, not finished\n");
  replay.mutable_recorded()->mutable_players(1)->set_no_flag(true);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: no flag, server yes, journal no\n");
  replay.mutable_recorded()->mutable_players(1)->set_no_flag(false);
  replay.mutable_recorded()->set_solved(true);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: solved by all, server yes, journal no\n");
}

TEST(RowVerdict, ARunByAnotherNameIsNotThisMatch) {
  v1::Replay replay = solved_together();
  replay.set_run("LARK-07/1");
  EXPECT_EQ(said_of(replay), "LARK-07/1: differs: run, server LARK-07/1, journal KITE-42/1\n");
  replay.set_run("KITE-42/2");
  EXPECT_EQ(said_of(replay), "KITE-42/2: differs: run, server KITE-42/2, journal KITE-42/1\n");
  replay.mutable_head()->set_match(2);
  EXPECT_EQ(said_of(replay), "KITE-42/2: differs: run, server KITE-42/2, journal KITE-42/1\n");
}

TEST(RowVerdict, WhatIsTooFastForAnyLeaderboardHoldsAndSaysSo) {
  ToldMatch match("sudoku", v1::TABLE_COOP, kAlmostSolved);
  for (std::uint32_t cell = 0; cell < 3; ++cell) {
    match.play(466 + cell, 0, sudoku_set(cell, cell == 0 ? 5 : cell + 2));
  }
  EXPECT_EQ(said_of(match.told(v1::ROOM_STATE_FINISHED_SOLVED)),
            "KITE-42/1: holds, 0:00.468, on no leaderboard: too fast for a person\n");
}

}  // namespace
}  // namespace gridmates::tools
