// The replay of a match with take-backs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/core/standing_moves.h"
#include "client/replay/replay_model.h"
#include "client/replay/summary.h"
#include "engine/games/games.h"
#include "engine/tictactoe/rules.h"

namespace gridmates::replay {
namespace {

using testing::ElementsAre;

v1::Event& add(v1::Replay& replay) {
  v1::Event& event = *replay.add_events();
  event.set_seq(static_cast<std::uint64_t>(replay.events_size()));
  return event;
}

void mark(v1::Replay& replay, std::uint32_t player, std::uint32_t cell) {
  v1::Moved& moved = *add(replay).mutable_moved();
  moved.set_player(player);
  moved.mutable_move()->mutable_tictactoe()->set_cell(cell);
}

// X in the middle and O at a1; both are taken back, X goes to c3, and that player resigns.
v1::Replay corrected() {
  v1::Replay replay;
  replay.mutable_head()->set_game("tictactoe");
  replay.mutable_head()->set_table(v1::TABLE_VERSUS);
  const core::Game& game = *all_games().find("tictactoe");
  replay.set_rules_version(game.facts().rules_version);
  const core::Bytes board = core::encode(tictactoe::Board{});
  replay.set_board(board.data(), board.size());
  for (std::uint32_t i = 0; i < 2; ++i) {
    v1::MatchPlayer& player = *replay.mutable_match()->add_players();
    player.set_player(i);
    player.set_name(i == 0 ? "ana" : "bo");
  }
  add(replay).mutable_started()->set_match(1);
  mark(replay, 0, 4);
  mark(replay, 1, 0);
  add(replay).mutable_taken_back()->set_moves(2);
  mark(replay, 0, 8);
  add(replay).mutable_ended();
  return replay;
}

TEST(TakenBack, TheBoardIsAsItWasBefore) {
  ReplayModel model(corrected());
  ASSERT_TRUE(model.match(3));
  EXPECT_EQ(model.steps()[3].words, "2 moves were taken back");
  EXPECT_EQ(model.match(3)->match().state(), model.match(0)->match().state());
  EXPECT_NE(model.match(4)->match().state(), model.match(1)->match().state());
  EXPECT_FALSE(model.broken());
}

TEST(TakenBack, MoreThanThereIsCannotBeFollowed) {
  v1::Replay replay = corrected();
  replay.mutable_events(3)->mutable_taken_back()->set_moves(3);
  ReplayModel model(replay);
  while (model.fold(1)) {
  }
  EXPECT_EQ(model.broken(), 3u);
}

TEST(TakenBack, SuchMovesDoNotStand) {
  const v1::Replay replay = corrected();
  std::vector<std::uint64_t> seqs;
  for (const v1::Event* event : client::standing_moves(replay.events()))
    seqs.push_back(event->seq());
  EXPECT_THAT(seqs, ElementsAre(5));
  EXPECT_EQ(moves_of(replay, 0, 0), 1u);
  EXPECT_EQ(moves_of(replay, 0, 1), 0u);
}

}  // namespace
}  // namespace gridmates::replay
