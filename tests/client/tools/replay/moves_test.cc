// The printed moves of a finished match.
#include "client/tools/replay/moves.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "tests/client/catalogue/pseudo/template.h"

namespace gridmates::tools {
namespace {

v1::Event& event(v1::Replay& replay, std::uint64_t room_time_ms) {
  v1::Event& event = *replay.add_events();
  event.set_room_time_ms(room_time_ms);
  return event;
}

void move(v1::Replay& replay, std::uint64_t room_time_ms, std::uint32_t player,
          std::uint32_t cell) {
  v1::Moved& moved = *event(replay, room_time_ms).mutable_moved();
  moved.set_player(player);
  if (replay.head().table() == v1::TABLE_RACE) moved.set_match_index(player);
  moved.mutable_move()->mutable_tictactoe()->set_cell(cell);
}

v1::Replay versus() {
  v1::Replay replay;
  replay.set_run("KITE-42/1");
  replay.mutable_head()->set_game("tictactoe");
  replay.mutable_head()->set_table(v1::TABLE_VERSUS);
  replay.mutable_match()->set_columns(3);
  for (const char* name : {"ana\x1b[2J", "bo"}) {
    v1::MatchPlayer& player = *replay.mutable_match()->add_players();
    player.set_player(static_cast<std::uint32_t>(replay.match().players_size() - 1));
    player.set_name(name);
  }
  event(replay, 0).mutable_started();
  move(replay, 1'234, 0, 4);
  event(replay, 2'000).mutable_paused();
  event(replay, 2'000).mutable_unpaused();
  move(replay, 62'000, 1, 0);
  event(replay, 63'000).mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_DRAWN);
  return replay;
}

TEST(Moves, ALineAnEvent) {
  EXPECT_EQ(moves_text(versus()),
            "KITE-42/1: tictactoe, versus\n"
            "0:00.000  start\n"
            "0:01.234  ana\\x1b[2J  play b2\n"
            "0:02.000  paused\n"
            "0:02.000  goes on\n"
            "1:02.000  bo  play a1\n"
            "1:03.000  drawn\n");
}

TEST(Moves, TheTableIsTranslated) {
  ASSERT_TRUE(
      choose_language(catalogue::testing::compiled({{{"versus", ""}, {"gegeneinander", ""}}})));
  EXPECT_THAT(moves_text(versus()), testing::StartsWith("KITE-42/1: tictactoe, gegeneinander\n"));
  choose_language("");
}

TEST(Moves, VotesAndWhatTheyDecided) {
  v1::Replay replay = versus();
  replay.clear_events();
  replay.mutable_head()->set_game("minesweeper");
  replay.mutable_head()->set_table(v1::TABLE_COOP);
  const auto play = [&replay](std::uint32_t player) -> v1::MinesweeperMove& {
    v1::Moved& moved = *event(replay, 1'000).mutable_moved();
    moved.set_player(player);
    return *moved.mutable_move()->mutable_minesweeper();
  };
  play(1).mutable_vote();
  v1::VoteOpened& opened = *event(replay, 1'000).mutable_vote_opened();
  opened.set_kind(v1::VOTE_KIND_QUESTION);
  opened.set_question("go on");
  v1::VoteClosed& closed = *event(replay, 1'000).mutable_vote_closed();
  closed.set_kind(v1::VOTE_KIND_QUESTION);
  closed.set_question("go on");
  closed.set_end(v1::VOTE_END_PASSED);
  closed.set_yes(2);
  closed.set_of(3);
  play(0).mutable_decided()->set_go_on(true);
  EXPECT_EQ(moves_text(replay),
            "KITE-42/1: minesweeper, co-op\n"
            "0:01.000  bo  go on\n"
            "0:01.000  vote opened: go on\n"
            "0:01.000  vote go on: passed, 2 of 3\n"
            "0:01.000  ana\\x1b[2J  go on\n");
}

TEST(Moves, OfARaceThoseOfOnePlayer) {
  v1::Replay replay = versus();
  replay.mutable_head()->set_table(v1::TABLE_RACE);
  replay.mutable_match()->mutable_players()->DeleteSubrange(0, 1);
  replay.mutable_match()->set_index(1);
  replay.clear_events();
  move(replay, 1'000, 0, 4);
  move(replay, 2'000, 1, 0);
  event(replay, 3'000).mutable_gave_up()->set_player(0);
  event(replay, 4'000).mutable_gave_up()->set_player(1);
  event(replay, 5'000).mutable_hidden();
  EXPECT_EQ(moves_text(replay),
            "KITE-42/1: tictactoe, race\n"
            "0:02.000  bo  play a1\n"
            "0:04.000  bo  gave up\n");
}

TEST(Moves, JsonIsAnObjectALine) {
  const std::string json = moves_json(versus());
  EXPECT_EQ(std::count(json.begin(), json.end(), '\n'), 7);
  EXPECT_THAT(json, testing::StartsWith("{\"run\":\"KITE-42/1\""));
  EXPECT_THAT(json, testing::HasSubstr("\"tictactoe\":{\"cell\":4,"));
  EXPECT_EQ(json.find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace gridmates::tools
