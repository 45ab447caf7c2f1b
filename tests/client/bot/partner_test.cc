// The practice partner: enters, sits, opens safe cells at its pace, and ends with the room.
#include "client/bot/partner.h"

#include <gtest/gtest.h>

#include <deque>

#include "engine/games/games.h"
#include "tests/client/core/fake_outside.h"
#include "tests/client/core/fake_room.h"

namespace gridmates::bot {
namespace {

using client::accepted;
using client::FakeOutside;
using client::FakeRoom;

// A view given by rows: digits are open, `.` is closed, `f` a flag, `*` a mine that was hit.
v1::MinesweeperView view_of(const std::string& cells, std::uint32_t mines) {
  v1::MinesweeperView view;
  for (const char c : cells) {
    v1::MinesweeperCell& cell = *view.add_cells();
    if (c == 'f') cell.set_face(v1::MINESWEEPER_FACE_FLAG);
    if (c == '*') cell.set_face(v1::MINESWEEPER_FACE_HIT);
    if (c < '0' || c > '8') continue;
    cell.set_face(v1::MINESWEEPER_FACE_OPEN);
    cell.set_number(static_cast<std::uint32_t>(c - '0'));
  }
  view.mutable_status()->set_mines(mines);
  view.mutable_status()->set_laid(true);
  return view;
}

client::Config config() {
  client::Config config;
  config.name = "bot";
  config.keep_token = false;
  return config;
}

// A partner in a room of Minesweeper; the test plays the server.
class PartnerTest : public testing::Test {
 protected:
  PartnerTest()
      : client_(config(), world_),
        partner_(client_, all_games(), core::Level::kHard, "KITE-42", 1,
                 [this](std::uint64_t more_ms, Partner::Call call) {
                   more_ms_ = more_ms;
                   put_off_ = std::move(call);
                 }) {
    server_.view.mutable_head()->set_game("minesweeper");
    server_.view.mutable_head()->set_table(v1::TABLE_COOP);
    server_.view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_TOGETHER);
    world_.accept();
    world_.take();
    world_.deliver(client::welcome());
    world_.take();
    world_.deliver(client::signed_in("bot", ""));
  }

  void put_match(const std::string& cells, std::uint32_t mines) {
    v1::MatchView& match = *server_.view.add_matches();
    match.set_columns(3);
    v1::MatchPlayer& entry = *match.add_players();
    entry.set_player(1);
    entry.set_member(2);
    *match.mutable_minesweeper() = view_of(cells, mines);
  }
  void enter() {
    const auto resume = world_.take();
    world_.deliver(
        client::error(resume.request_id(), v1::ERROR_CODE_FORBIDDEN, v1::RETRY_NEVER, "no"));
    world_.deliver(accepted(world_.take(), 3));
    EXPECT_TRUE(world_.take().has_resume());
    world_.deliver(server_.snapshot(2));
    world_.deliver(server_.sync_done());
  }
  void put_race() {
    server_.view.mutable_head()->set_table(v1::TABLE_RACE);
    put_match("1*11.1...", 1);
  }
  void expect_put_off_until(std::uint64_t room_ms) {
    enter();
    ASSERT_TRUE(put_off_);
    EXPECT_EQ(more_ms_, room_ms - client_.model().room->time_ms(client_.now_ms()));
  }
  void pace() { std::exchange(put_off_, nullptr)(); }

  FakeOutside world_;
  FakeRoom server_{"KITE-42"};
  client::Client client_;
  std::uint64_t more_ms_ = 0;
  Partner::Call put_off_;
  Partner partner_;
};

TEST_F(PartnerTest, MovesAfterItsPause) {
  put_match(
      "1*1"
      "1.1"
      "...",
      1);
  enter();
  EXPECT_TRUE(world_.sent.empty());
  ASSERT_TRUE(put_off_);
  pace();
  EXPECT_EQ(world_.take().action().play().move().minesweeper().open().cell(), 4u);
  EXPECT_FALSE(put_off_) << "a move is under way";
}

TEST_F(PartnerTest, AnswersAVoteFirst) {
  put_match(
      "1*1"
      "1.1"
      "...",
      1);
  server_.view.mutable_head()->mutable_vote()->set_kind(v1::VOTE_KIND_STOP);
  server_.view.mutable_head()->mutable_vote()->add_waiting(2);
  enter();
  EXPECT_TRUE(world_.take().action().vote().yes()) << "while the move waits for its time";
  ASSERT_TRUE(put_off_);
}

TEST_F(PartnerTest, AgreesToNoDraw) {
  put_match(
      "1*1"
      "1.1"
      "...",
      1);
  server_.view.mutable_head()->mutable_vote()->set_kind(v1::VOTE_KIND_DRAW);
  server_.view.mutable_head()->mutable_vote()->add_waiting(2);
  enter();
  const v1::Action action = world_.take().action();
  ASSERT_TRUE(action.has_vote());
  EXPECT_FALSE(action.vote().yes());
}

TEST_F(PartnerTest, TriesAgainWhenRefused) {
  put_match(
      "1*1"
      "1.1"
      "...",
      1);
  enter();
  pace();
  world_.deliver(client::refused(world_.take(), v1::ERROR_CODE_STALE, v1::RETRY_NEVER, "no"));
  ASSERT_TRUE(put_off_);
  pace();
  EXPECT_TRUE(world_.take().action().has_play());
}

TEST_F(PartnerTest, PlaysItsOwnFieldAtARace) {
  server_.view.mutable_head()->set_table(v1::TABLE_RACE);
  v1::MatchView& rival = *server_.view.add_matches();
  rival.add_players()->set_member(1);
  rival.mutable_minesweeper();
  put_match(
      "1*1"
      "1.1"
      "...",
      1);
  enter();
  EXPECT_EQ(more_ms_, 0u);
  pace();
  EXPECT_EQ(world_.take().action().play().move().minesweeper().open().cell(), 4u);
}

TEST_F(PartnerTest, StandsStillWhileItIsFrozen) {
  put_race();
  server_.view.mutable_matches(0)->mutable_players(0)->set_frozen_until_ms(1'000'000);
  expect_put_off_until(1'000'000);
}

TEST_F(PartnerTest, WaitsForTheEndOfTheCountdown) {
  put_race();
  server_.view.mutable_head()->set_begins_ms(1'000'000);
  expect_put_off_until(1'000'000);
}

TEST_F(PartnerTest, WaitsWhereNothingIsPlayed) {
  server_.view.mutable_head()->set_state(v1::ROOM_STATE_WAITING);
  enter();
  EXPECT_FALSE(put_off_);
}

TEST_F(PartnerTest, SaysWhyTheRoomWillNotHaveIt) {
  const auto resume = world_.take();
  world_.deliver(
      client::error(resume.request_id(), v1::ERROR_CODE_FORBIDDEN, v1::RETRY_NEVER, "no"));
  world_.deliver(client::refused(world_.take(), v1::ERROR_CODE_NOT_FOUND, v1::RETRY_NEVER,
                                 "There is no such room."));
  EXPECT_EQ(client_.model().link, client::Link::kStopped);
  EXPECT_EQ(partner_.complaint(), "There is no such room.");
}

}  // namespace
}  // namespace gridmates::bot
