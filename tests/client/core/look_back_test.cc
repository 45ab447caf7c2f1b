// The match as seen by a watcher, and looking back through it.
#include "client/core/look_back.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "client/core/config.h"
#include "tests/client/core/fake_room.h"
#include "tests/client/core/marks.h"

namespace gridmates::client {
namespace {

class LookBackTest : public testing::Test {
 protected:
  LookBackTest() {
    server_.add_member(3, "wim", 0);
    server_.start_sudoku();
    enter(3);
  }
  void enter(std::uint32_t you) {
    take(server_.snapshot(you));
    take(server_.sync_done());
  }
  void take(const v1::ServerFrame& frame) {
    EXPECT_EQ(reduce(model_, "KITE-42", frame, 10'000, [](const Notice&) {}), Need::kNothing);
  }
  void happen(const v1::Event& event) { take(server_.events(event)); }
  // An event that also changes the room outside its match.
  void happen(v1::Event event, v1::RoomDelta delta) {
    *event.mutable_delta() = std::move(delta);
    convert::apply(event.delta(), server_.view);
    happen(event);
  }
  void be(v1::RoomState state, std::uint32_t match = 1) {
    v1::RoomDelta delta;
    *delta.mutable_head() = server_.view.head();
    delta.mutable_head()->set_state(state);
    delta.mutable_head()->set_match(match);
    happen(server_.next(0), std::move(delta));
  }
  const Room& room() const { return *model_.room; }
  void expect_all(const std::vector<std::string>& views) const {
    ASSERT_EQ(room().earlier.size(), views.size());
    for (std::size_t steps = 1; steps <= views.size(); ++steps) {
      EXPECT_EQ(as_it_was(room(), steps).view.SerializeAsString(), views[views.size() - steps])
          << steps;
    }
    EXPECT_EQ(as_it_was(room(), 0).view.SerializeAsString(), server_.view.SerializeAsString());
  }

  FakeRoom server_{"KITE-42"};
  Model model_;
};

TEST_F(LookBackTest, EveryStepBackInASudokuIsTheViewAsItWas) {
  std::vector<std::string> views;
  for (std::uint32_t i = 0; i < 12; ++i) {
    if (i % 3 == 0) happen(server_.said(1, "hm"));
    views.push_back(server_.view.SerializeAsString());
    happen(server_.set(1 + i % 2, i * 5 % 81, 1 + i % 9));
  }
  expect_all(views);
}

TEST_F(LookBackTest, EveryStepBackInATicTacToeIsTheViewAsItWasWithItsMoves) {
  server_.view.mutable_head()->set_game("tictactoe");
  server_.view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  v1::MatchView& match = *server_.view.mutable_matches(0);
  match.set_columns(3);
  for (int i = 0; i < 9; ++i) match.mutable_tictactoe()->add_cells();
  match.mutable_tictactoe()->mutable_status()->set_to_move(1);
  enter(3);
  std::vector<std::string> views;
  for (const std::uint32_t cell : {4u, 0u, 8u, 2u, 1u}) {
    views.push_back(server_.view.SerializeAsString());
    const v1::Event put = mark_put(server_.view, ++server_.seq, cell);
    convert::apply(put.delta(), server_.view);
    happen(put);
  }
  v1::Event taken_back = server_.next(0);
  taken_back.mutable_taken_back()->set_moves(1);
  v1::RoomDelta delta;
  v1::TicTacToeDelta& board = *delta.add_match_deltas()->mutable_tictactoe();
  board.add_cells()->set_index(1);
  board.mutable_cells(0)->mutable_cell();  // empty
  *board.mutable_status() = server_.view.matches(0).tictactoe().status();
  board.mutable_status()->set_plies(4);
  views.push_back(server_.view.SerializeAsString());
  happen(taken_back, delta);
  expect_all(views);
  const Room then = as_it_was(room(), 3);
  EXPECT_EQ(then.feed.size(), 3u);
  EXPECT_EQ(then.feed.back().moved().move().tictactoe().cell(), 8u);
  EXPECT_EQ(then.seq, then.feed.back().seq());
  EXPECT_EQ(then.time_ms(99'000), then.feed.back().room_time_ms()) << "time stands still there";
  ASSERT_NE(change_before(room(), 3), nullptr);
  EXPECT_EQ(change_before(room(), 3)->event.seq(), then.seq);
  ASSERT_EQ(then.before.tictactoe().cells_size(), 2);
  EXPECT_EQ(then.before.tictactoe().cells(1).cell().mark(), v1::TIC_TAC_TOE_MARK_UNSPECIFIED);
  EXPECT_EQ(change_before(room(), 6), nullptr) << "nobody saw what led to the first board";
}

TEST_F(LookBackTest, TheBoardThatIsLookedAtStaysWhileOthersMove) {
  LookBack back;
  for (std::uint32_t cell = 0; cell < 4; ++cell) happen(server_.set(1, cell, 1));
  back.go(room(), -3);
  const std::string board = back.shown(room()).view.SerializeAsString();
  EXPECT_EQ(back.shown(room()).view.matches(0).sudoku().status().filled(), 1u);
  happen(server_.set(2, 9, 2));
  back.follow(room());
  EXPECT_EQ(back.steps(), 4u);
  EXPECT_EQ(back.shown(room()).view.SerializeAsString(), board);
  back.go(room(), 1);
  EXPECT_EQ(back.steps(), 3u);
  back.go(room(), -99);
  EXPECT_EQ(back.steps(), 5u) << "as far as was seen";
  back.go(room(), 99);
  EXPECT_EQ(back.steps(), 0u);
  EXPECT_EQ(&back.shown(room()), &room()) << "live";
}

TEST_F(LookBackTest, WhoLooksAtABoardThatIsDroppedSeesTheOldest) {
  LookBack back;
  for (std::uint32_t i = 0; i < kMaxEarlier; ++i) happen(server_.set(1, i % 81, 1 + i % 9));
  back.go(room(), -1'000);
  EXPECT_EQ(back.steps(), kMaxEarlier);
  happen(server_.set(1, 3, 9));
  back.follow(room());
  EXPECT_EQ(back.steps(), kMaxEarlier);
  EXPECT_EQ(back.shown(room()).view.matches(0).sudoku().status().filled(), 1u);
}

TEST_F(LookBackTest, WhatIsKeptIsBoundedInNumberAndBytes) {
  Earlier earlier;
  for (std::size_t i = 0; i < kMaxEarlier + 5; ++i) earlier.keep({{}, {}, "view"});
  EXPECT_EQ(earlier.size(), kMaxEarlier);
  EXPECT_EQ(earlier.first(), 5u);
  EXPECT_EQ(earlier.bytes(), 4 * kMaxEarlier);
  for (int i = 0; i < 6; ++i) earlier.keep({{}, {}, std::string(kMaxEarlierBytes / 4, 'v')});
  EXPECT_EQ(earlier.size(), 4u);
  EXPECT_EQ(earlier.bytes(), kMaxEarlierBytes);
  earlier.clear();
  EXPECT_EQ(earlier.bytes(), 0u);
  EXPECT_EQ(earlier.first(), earlier.end());
  EXPECT_EQ(earlier.end(), kMaxEarlier + 11) << "no number is given twice";
}

TEST_F(LookBackTest, ItIsForgottenWithItsMatchAndWithWatching) {
  LookBack back;
  const auto play = [&] {
    happen(server_.set(1, 7, 1));
    ASSERT_EQ(room().earlier.size(), 1u);
    back.go(room(), -1);
    ASSERT_EQ(back.steps(), 1u);
  };
  const auto expect_none = [&](const char* why) {
    back.follow(room());
    EXPECT_EQ(room().earlier.size(), 0u) << why;
    EXPECT_EQ(back.steps(), 0u) << why;
  };
  play();
  enter(3);
  expect_none("a snapshot, as of who follows another player");
  play();
  be(v1::ROOM_STATE_PLAYING_TOGETHER, 2);
  expect_none("a new match");
  play();
  be(v1::ROOM_STATE_FINISHED_SOLVED, 2);
  expect_none("the end");
  be(v1::ROOM_STATE_PLAYING_TOGETHER, 2);
  play();
  v1::RoomDelta sits;
  *sits.add_members() = server_.view.members(2);
  sits.mutable_members(0)->set_seat(3);
  happen(server_.next(3), sits);
  expect_none("a seat");
  happen(server_.set(1, 8, 1));
  expect_none("a player sees the board as it is");
}

TEST_F(LookBackTest, APauseHidesWhatWasSeenAndKeepsIt) {
  LookBack back;
  happen(server_.set(1, 7, 1));
  back.go(room(), -1);
  be(v1::ROOM_STATE_PAUSED);
  back.follow(room());
  EXPECT_EQ(back.steps(), 0u);
  be(v1::ROOM_STATE_PLAYING_TOGETHER);
  EXPECT_EQ(room().earlier.size(), 1u);
}

TEST_F(LookBackTest, WhatChangesNoBoardThatIsSeenIsNoStep) {
  server_.view.mutable_matches(0)->mutable_sudoku()->clear_cells();
  enter(3);
  v1::Event counts = server_.next(1);
  counts.mutable_hidden();
  v1::RoomDelta delta;
  delta.add_match_deltas()->mutable_sudoku()->mutable_status()->set_filled(9);
  happen(counts, delta);
  EXPECT_EQ(room().view.matches(0).sudoku().status().filled(), 9u);
  EXPECT_EQ(room().earlier.size(), 0u);
}

}  // namespace
}  // namespace gridmates::client
