#include "client/bot/duel.h"

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

client::Config config(const std::string& name) {
  client::Config config;
  config.name = name;
  config.keep_token = false;
  return config;
}

// Two bots at a tic-tac-toe table; the test plays the server.
class DuelTest : public testing::Test {
 protected:
  DuelTest()
      : host_(config("ana"), host_world_),
        guest_(config("bo"), guest_world_),
        duel_(
            *Player::of(all_games(), "tictactoe", core::Level::kEasy), host_, guest_, 1,
            [this](Duel::Call call) { deferred_.push_back(std::move(call)); }, [] {}) {
    server_.view.mutable_head()->set_game("tictactoe");
    server_.view.mutable_head()->set_table(v1::TABLE_VERSUS);
  }

  static void greet(FakeOutside& world, const std::string& name) {
    world.accept();
    world.take();
    world.deliver(client::welcome());
    world.take();
    world.deliver(client::signed_in(name, ""));
  }

  // Both are in the room; the guest has joined.
  void go_to_room() {
    duel_.open();
    greet(host_world_, "ana");
    greet(guest_world_, "bo");
    v1::ServerFrame created;
    created.set_reply_to(host_world_.take().request_id());
    created.mutable_room_created()->set_code("KITE-42");
    host_world_.deliver(created);
    sync(host_world_, 1);
    const auto resume = guest_world_.take();
    guest_world_.deliver(
        client::error(resume.request_id(), v1::ERROR_CODE_FORBIDDEN, v1::RETRY_NEVER, "no"));
    guest_world_.deliver(accepted(guest_world_.take(), 3));
    sync(guest_world_, 2);
  }
  void sync(FakeOutside& world, std::uint32_t you) {
    EXPECT_TRUE(world.take().has_resume());
    world.deliver(server_.snapshot(you));
    world.deliver(server_.sync_done());
  }

  // Sends the frame to both, then runs their deferred calls.
  void tell(const v1::ServerFrame& frame) {
    host_world_.deliver(client::told(frame, server_.view, 1));
    guest_world_.deliver(client::told(frame, server_.view, 2));
    run_deferred();
  }
  void run_deferred() {
    while (!deferred_.empty()) {
      const auto call = std::move(deferred_.front());
      deferred_.pop_front();
      call();
    }
  }
  v1::Event to_state(v1::Event event, v1::RoomState state) {
    server_.view.mutable_head()->set_state(state);
    *event.mutable_delta()->mutable_head() = server_.view.head();
    return event;
  }
  void start_match() {
    auto event = server_.next(1);
    event.mutable_started()->set_match(1);
    v1::MatchView& match = *event.mutable_delta()->add_matches();
    match.set_columns(3);
    for (std::uint32_t player = 0; player < 2; ++player) {
      v1::MatchPlayer& entry = *match.add_players();
      entry.set_player(player);
      entry.set_member(player + 1);
      entry.set_name(player == 0 ? "ana" : "bo");
    }
    for (int cell = 0; cell < 9; ++cell) match.mutable_tictactoe()->add_cells();
    match.mutable_tictactoe()->mutable_status()->set_to_move(1);
    *server_.view.add_matches() = match;
    tell(server_.events(to_state(event, v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE)));
  }
  v1::Event moved(std::uint32_t member, v1::RoomState state) {
    auto event = server_.next(member);
    event.mutable_moved()->set_player(member - 1);
    event.mutable_moved()->mutable_move()->mutable_tictactoe()->set_cell(member);
    auto& change = *event.mutable_delta()->add_match_deltas()->mutable_tictactoe()->add_cells();
    change.set_index(member);
    change.mutable_cell()->set_mark(member == 1 ? v1::TIC_TAC_TOE_MARK_X : v1::TIC_TAC_TOE_MARK_O);
    *server_.view.mutable_matches(0)->mutable_tictactoe()->mutable_cells(static_cast<int>(member)) =
        change.cell();
    return to_state(event, state);
  }

  FakeOutside host_world_;
  FakeOutside guest_world_;
  FakeRoom server_{"KITE-42"};
  client::Client host_;
  client::Client guest_;
  std::deque<Duel::Call> deferred_;
  Duel duel_;
};

TEST_F(DuelTest, OpensJoinsAndIsReady) {
  go_to_room();
  EXPECT_EQ(duel_.stage(), Duel::Stage::kReady);
}

TEST_F(DuelTest, TakesTurnsAndTimesEachMove) {
  go_to_room();
  duel_.play(2);
  EXPECT_TRUE(host_world_.take().action().has_start());
  start_match();
  EXPECT_TRUE(host_world_.take().action().has_play());
  EXPECT_TRUE(guest_world_.sent.empty());
  tell(server_.events(moved(1, v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE)));
  EXPECT_TRUE(guest_world_.take().action().has_play());
  EXPECT_EQ(duel_.seen().latencies_us.size(), 1u);
  tell(server_.events(moved(2, v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE)));
  EXPECT_EQ(duel_.stage(), Duel::Stage::kDone);
  EXPECT_EQ(duel_.seen().latencies_us.size(), 2u);
  EXPECT_TRUE(host_world_.sent.empty());
}

TEST_F(DuelTest, AMoveThatEndsTheMatchIsFollowedByARematch) {
  go_to_room();
  duel_.play(3);
  host_world_.take();
  start_match();
  host_world_.take();
  const auto last = moved(1, v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE);
  auto ended = server_.next(1);
  ended.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_FIRST_WON);
  ended = to_state(ended, v1::ROOM_STATE_FINISHED_FIRST_WON);
  tell(server_.events(last, ended));
  EXPECT_TRUE(guest_world_.sent.empty()) << "the match is over";
  EXPECT_TRUE(host_world_.take().action().has_rematch());
  auto laid = server_.next(1);
  laid.mutable_board_chosen();
  tell(server_.events(to_state(laid, v1::ROOM_STATE_WAITING)));
  EXPECT_TRUE(host_world_.take().action().has_start());
}

TEST_F(DuelTest, TheEchoOfAnOlderMoveIsNoReceipt) {
  go_to_room();
  duel_.play(3);
  host_world_.take();
  start_match();
  host_world_.take();
  const auto first = server_.events(moved(1, v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE));
  guest_world_.deliver(client::told(first, server_.view, 2));
  run_deferred();
  EXPECT_TRUE(guest_world_.take().action().has_play());
  host_world_.deliver(client::told(first, server_.view, 1));
  run_deferred();
  EXPECT_EQ(duel_.seen().latencies_us.size(), 1u);
  EXPECT_TRUE(host_world_.sent.empty());
}

TEST_F(DuelTest, ABoardThatIsLaidForAMoveLeavesItUnderWay) {
  go_to_room();
  duel_.play(2);
  host_world_.take();
  start_match();
  EXPECT_TRUE(host_world_.take().action().has_play());
  auto laid = server_.next(1);
  laid.mutable_board_chosen();
  tell(server_.events(to_state(laid, v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE)));
  EXPECT_TRUE(host_world_.sent.empty());
  tell(server_.events(moved(1, v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE)));
  EXPECT_EQ(duel_.seen().latencies_us.size(), 1u);
}

TEST_F(DuelTest, ARefusalFails) {
  go_to_room();
  duel_.play(1);
  host_world_.deliver(
      client::refused(host_world_.take(), v1::ERROR_CODE_WRONG_STATE, v1::RETRY_NEVER, "no"));
  EXPECT_EQ(duel_.stage(), Duel::Stage::kFailed);
  EXPECT_EQ(duel_.seen().refused, 1u);
}

}  // namespace
}  // namespace gridmates::bot
