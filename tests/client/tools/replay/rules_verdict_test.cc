// The rules by which a line was written, and the players for whom a race has lines.
#include <gmock/gmock.h>

#include "tests/client/tools/replay/played.h"
#include "tests/client/tools/replay/said.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr auto kAllSolved = v1::ROOM_STATE_FINISHED_SOLVED;

// A field of Minesweeper that ana and bo have solved.
v1::Replay solved_field() {
  const v1::Move opening = Played::open(40);
  const std::string bytes =
      ToldMatch("minesweeper", v1::TABLE_COOP, {}, &opening).told(kAllSolved).board();
  const auto board = *core::decode<minesweeper::Board>(core::Bytes(bytes.begin(), bytes.end()));
  ToldMatch match("minesweeper", v1::TABLE_COOP, {}, &opening);
  match.play(1'000, 0, opening);
  for (std::uint16_t cell = 0; cell < board.options.shape.cells(); ++cell) {
    if (!board.mines.has(cell)) match.try_play(1'000 + cell, 1, Played::open(cell));
  }
  return match.told(kAllSolved);
}

TEST(RulesVerdict, LinesByTheFirstRulesHaveNothingThatCameLater) {
  v1::Replay replay = solved_field();
  EXPECT_THAT(said_of(replay), StartsWith("KITE-42/1: holds"));
  v1::RecordedRun& run = *replay.mutable_recorded();
  run.set_rules(0);
  EXPECT_THAT(said_of(replay), HasSubstr("differs: worth, server some, journal none"));
  EXPECT_THAT(said_of(replay), HasSubstr("differs: clicks, server some, journal none"));
  run.set_worth(0);
  run.set_clicks(0);
  run.set_no_flag(false);
  run.set_too_fast(false);
  run.set_unranked(false);
  // Its category was that of the options only.
  const std::string level = replay.head().board().level();
  if (run.category().starts_with(level + " ")) run.mutable_category()->erase(0, level.size() + 1);
  if (run.category() == level) run.clear_category();
  EXPECT_THAT(said_of(replay), StartsWith("KITE-42/1: holds")) << "by a server of then";
  run.set_least_rules(3);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: rules, server 0, journal 3 or later\n");
}

TEST(RulesVerdict, WhatTwoAgainstEachOtherDoNotHaveIsFound) {
  v1::Replay replay = duel();
  replay.mutable_recorded()->set_interrupted(true);
  EXPECT_THAT(said_of(replay), HasSubstr("differs: pauses, server some, journal none"));
  replay = duel();
  replay.mutable_recorded()->set_too_fast(true);
  EXPECT_THAT(said_of(replay), HasSubstr("differs: marks, server some, journal none"));
  replay = duel();
  replay.mutable_recorded()->mutable_players(0)->set_time_ms(9);
  EXPECT_THAT(said_of(replay), HasSubstr("differs: marks of players, server some, journal none"));
  replay = raced_in_order(0);
  replay.mutable_recorded()->set_rules(0);
  replay.mutable_recorded()->mutable_players(1)->set_too_fast(true);
  EXPECT_THAT(said_of(replay), HasSubstr("differs: marks of players, server some, journal none"));
}

TEST(RulesVerdict, APastedPuzzleHasItsHash) {
  v1::Replay replay = solved_together();
  replay.mutable_head()->mutable_board()->set_source(v1::BOARD_SOURCE_PASTED);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: puzzle, server none, journal a pasted one\n");
  const std::string& board = replay.board();
  replay.mutable_recorded()->set_puzzle(
      sixteen_digits(core::fnv1a(core::Bytes(board.begin(), board.end()))));
  EXPECT_THAT(said_of(replay), StartsWith("KITE-42/1: holds"));
  replay.mutable_recorded()->set_puzzle("0123456789abcdef");
  EXPECT_THAT(said_of(replay), HasSubstr("differs: puzzle, server 0123456789abcdef, journal "));
  replay.mutable_head()->mutable_board()->set_source(v1::BOARD_SOURCE_TABLE);
  EXPECT_EQ(said_of(replay), "KITE-42/1: differs: puzzle, server a pasted one, journal none\n");
}

TEST(RulesVerdict, LinesOfARaceAreThoseOfItsPlayers) {
  v1::Replay replay = raced_in_order(0);
  *replay.mutable_recorded()->add_players() = replay.recorded().players(1);
  EXPECT_EQ(said_of(replay),
            "KITE-42/1: differs: lines, server of players 1, 2, 2, journal of players 1, 2\n");
  replay.mutable_recorded()->mutable_players(2)->set_player(0);
  EXPECT_EQ(
      said_of(replay),
      "KITE-42/1: differs: lines, server of players another, 1, 2, journal of players 1, 2\n");
  replay = raced_in_order(0);
  replay.mutable_recorded()->mutable_players()->RemoveLast();
  EXPECT_EQ(said_of(replay),
            "KITE-42/1: differs: lines, server of players 1, journal of players 1, 2\n");
}

// As for boards that are too large to be shown.
TEST(RulesVerdict, LinesOfAHiddenRaceAreCountedByTheServer) {
  v1::Replay replay = raced_in_order(0);
  for (v1::Event& event : *replay.mutable_events()) {
    if (!event.has_moved() || event.moved().player() == 0) continue;
    event.mutable_hidden();
    event.clear_member();
  }
  replay.mutable_recorded()->set_played(2);
  ToldMatch::seal(replay);
  EXPECT_THAT(said_of(replay), StartsWith("KITE-42/1: holds, ana"));
  v1::Replay more = replay;
  *more.mutable_recorded()->add_players() = replay.recorded().players(1);
  EXPECT_THAT(said_of(more), HasSubstr("differs: number of lines, server 3, journal 2\n"));
  EXPECT_THAT(said_of(more), HasSubstr("differs: lines, server of players 1, 2, 2, journal "));
  replay.mutable_recorded()->mutable_players()->RemoveLast();
  replay.mutable_recorded()->set_team_size(1);
  EXPECT_EQ(said_of(replay),
            "KITE-42/1: differs: number of players, server 1, journal 2\n"
            "KITE-42/1: differs: number of lines, server 1, journal 2\n");
}

}  // namespace
}  // namespace gridmates::tools
