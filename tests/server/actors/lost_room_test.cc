// A room whose actor ends while clients wait for it: nothing overtakes actions that it put off. And
// a room that cannot be read.
#include <stdexcept>

#include "engine/sudoku/rules.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class LostRoomTest : public testing::Test {
 protected:
  void SetUp() override {
    token_ = ana_->enter("Ana");
    ana_->create("tictactoe", v1::TABLE_VERSUS);
  }
  v1::Action saying(std::uint64_t client_seq) {
    v1::Action say = ana_->action(client_seq);
    say.mutable_say()->set_text("number " + std::to_string(client_seq));
    return say;
  }
  void come_back() {
    const std::string code = ana_->room();
    ana_ = world_.client(1);
    ana_->hello();
    ana_->sign_in_with(token_);
    ana_->enter_room(code);
  }
  // The room cannot be opened after a restart, and all requests for it are refused.
  void expect_damage() {
    world_.crash();
    world_.restart();
    come_back();
    ana_->resume();
    ASSERT_TRUE(ana_->last(Body::kError).has_value());
    EXPECT_EQ(ana_->last(Body::kError)->error().retry(), v1::RETRY_NEVER);
    ana_->say("hello?");
    EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_WRONG_STATE);
  }
  std::uint64_t head() const { return world_.disk.rooms[0].head.value; }

  World world_;
  std::string token_;
  std::unique_ptr<Client> ana_ = world_.client(1);
};

TEST_F(LostRoomTest, WhatComesBehindARefusalOfALostRoomDoesNotOvertakeIt) {
  ana_->act(saying(4));
  const std::uint64_t before = head();
  world_.disk.rooms[0].term = Term(99);  // another owner has taken the room
  ana_->act(saying(5));
  EXPECT_EQ(ana_->answer().refused().retry(), v1::RETRY_AFTER_DELAY);
  EXPECT_EQ(ana_->closed(), 0) << "who follows nothing hears nothing";
  ana_->act(saying(6));
  EXPECT_EQ(head(), before);
  EXPECT_EQ(ana_->closed(), v1::CLOSE_REASON_GOING_AWAY);

  come_back();
  for (const std::uint64_t seq : {5, 6}) {
    ana_->act(saying(seq));
    EXPECT_EQ(ana_->answer().seq(), before + seq - 4);
  }
}

TEST_F(LostRoomTest, TheSameRoomLoadedAnewIsNoReasonToGoForOthers) {
  ana_->act(saying(4));
  world_.disk.rooms[0].term = Term(99);
  ana_->act(saying(5));
  auto bo = world_.client(2);
  bo->enter("Bo");
  bo->enter_room(ana_->room());
  bo->join();
  bo->say("hello");
  EXPECT_EQ(bo->closed(), 0);
  EXPECT_EQ(bo->answer().seq(), head());
}

TEST_F(LostRoomTest, ListsStillShowALostRoom) {
  ana_->act(saying(4));
  world_.disk.rooms[0].term = Term(99);
  ana_->act(saying(5));
  auto bo = world_.client(2);
  bo->enter("Bo");
  v1::ClientFrame frame;
  frame.mutable_list_rooms();
  bo->send(frame);
  ASSERT_EQ(bo->last(Body::kRoomList)->room_list().rooms_size(), 1);
  EXPECT_EQ(bo->last(Body::kRoomList)->room_list().rooms(0).host(), "Ana");
}

TEST_F(LostRoomTest, ADamagedRoomIsRefusedAndTheOthersPlayOn) {
  auto chen = world_.client(3);
  const std::string chen_token = chen->enter("Chen");
  chen->create("sudoku", v1::TABLE_COOP);
  const std::string good = chen->room();
  world_.disk.rooms[0].batches.rbegin()->second.state_hash ^= 1;
  expect_damage();
  chen = world_.client(3);
  chen->hello();
  chen->sign_in_with(chen_token);
  chen->enter_room(good);
  chen->resume();
  EXPECT_TRUE(chen->last(Body::kSyncDone).has_value());
}

TEST_F(LostRoomTest, ARoomWhoseEventsCannotBeReadIsRefusedAtOnce) {
  ana_->act(saying(4));
  world_.disk.rooms[0].damaged = Seq(head());
  expect_damage();
  auto bo = world_.client(2);
  bo->enter("Bo");
  bo->enter_room(ana_->room());
  bo->join();
  EXPECT_EQ(bo->answer().refused().code(), v1::ERROR_CODE_WRONG_STATE);
}

// Damaged while it is open; the room notices when it reads its journal again.
TEST_F(LostRoomTest, WhatWaitsForAJournalThatTurnsOutDamagedIsAnswered) {
  ana_->act(saying(4));
  const Seq next(head() + 1);
  world_.disk.rooms[0].damaged = next;
  world_.store->append_fault = [](const ports::Append&) { return support::Fault::kUnknownWritten; };
  ana_->act(saying(5));
  EXPECT_TRUE(ana_->answer().has_refused());
  EXPECT_EQ(ana_->answer().client_seq(), 5u);
}

// A Sudoku with a planted fault: a match cannot be started.
struct Throwing : sudoku::Rules {
  static bool throws;
  static core::Result<State> start(const Board& board) {
    if (throws) throw std::runtime_error("a planted fault");
    return sudoku::Rules::start(board);
  }
};
bool Throwing::throws = false;

TEST(LostRoomAtStartTest, AFaultWhileARoomIsReadKeepsNobodyFromStarting) {
  Throwing::throws = false;
  core::Games games;
  games.add(core::erased<Throwing>());
  games.add(*all_games().find("tictactoe"));
  World world(games);
  const auto ana = world.client(1);
  const std::string token = ana->enter("Ana");
  ana->create("sudoku", v1::TABLE_COOP, kPuzzle);
  ana->start();
  ana->create("tictactoe", v1::TABLE_VERSUS);
  const std::string other = ana->room();

  Throwing::throws = true;
  world.crash();
  world.restart();  // expects a successful start
  const auto again = world.client(1);
  again->hello();
  again->sign_in_with(token);
  again->enter_room(other);
  again->resume();
  EXPECT_TRUE(again->last(Body::kSyncDone).has_value());
}

// A command that fails in the middle of its events leaves nothing behind.
TEST(LostRoomAtStartTest, AFaultWhileEventsAreTakenInChangesNothing) {
  Throwing::throws = false;
  core::Games games;
  games.add(core::erased<Throwing>());
  World world(games);
  auto ana = world.client(1);
  const std::string token = ana->enter("Ana");
  ana->create("sudoku", v1::TABLE_COOP, kPuzzle);
  const std::string code = ana->room();
  const auto back = [&] {
    ana = world.client(1);
    ana->hello();
    ana->sign_in_with(token);
    ana->enter_room(code);
  };
  Throwing::throws = true;
  v1::Action start = ana->action(1);
  start.mutable_start();
  ana->act(start);
  EXPECT_EQ(ana->answer().refused().code(), v1::ERROR_CODE_INTERNAL);
  const std::uint64_t before = world.disk.rooms[0].head.value;

  Throwing::throws = false;
  back();
  v1::Action say = ana->action(2);
  say.mutable_say()->set_text("still here");
  ana->act(say);
  EXPECT_EQ(ana->answer().seq(), before + 1);
  world.crash();
  world.restart();
  back();
  ana->resume();
  EXPECT_TRUE(ana->last(Body::kSyncDone).has_value()) << "the journal can be followed";
}

}  // namespace
}  // namespace gridmates::actors::test
