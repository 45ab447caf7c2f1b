// The pause for a player who plays alone and is not connected, for every way this can happen.
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

using support::Fault;

class AloneTest : public testing::Test {
 protected:
  void SetUp() override {
    token_ = ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP, kPuzzle);
    ana_->resume();
    code_ = ana_->room();
    bo_->enter("Bo");
    bo_->enter_room(code_);
  }
  // The room as a member sees it.
  v1::Snapshot room(Client& client) {
    client.resume();
    const auto frame = client.last(Body::kSnapshot);
    EXPECT_TRUE(frame.has_value());
    return frame ? frame->snapshot() : v1::Snapshot();
  }
  v1::RoomState state(Client& client) { return room(client).view().head().state(); }
  void ana_goes() {
    ana_->connection().hang_up();
    world_.settle();
  }
  // Signed in, following nothing yet.
  std::unique_ptr<Client> of_ana(std::uint8_t client_id) {
    auto client = world_.client(client_id);
    client->hello();
    client->sign_in_with(token_);
    client->enter_room(code_);
    return client;
  }
  std::unique_ptr<Client> another_of_ana() { return of_ana(3); }
  void ana_comes_back() { ana_ = of_ana(1); }
  void unpause(Client& client, std::uint64_t client_seq) {
    v1::Action unpause = client.action(client_seq);
    unpause.mutable_unpause();
    client.act(unpause);
    EXPECT_FALSE(client.answer().has_refused());
  }
  // With the client_seq of a client that has acted before.
  static v1::Action set(Client& client, std::uint32_t cell, std::uint32_t digit) {
    v1::Action action = client.action(50);
    v1::SudokuSet& set = *action.mutable_play()->mutable_move()->mutable_sudoku()->mutable_set();
    set.set_cell(cell);
    set.set_digit(digit);
    return action;
  }
  std::uint64_t head() const { return world_.disk.rooms[0].head.value; }

  World world_;
  std::string token_;
  std::string code_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(AloneTest, WhoComesBackForARoomThatIsReadAnewHasNotLeftIt) {
  ana_->start();
  world_.disk.rooms[0].term = Term(99);  // another owner has had the room
  ana_->say("is it still ours?");
  ASSERT_EQ(ana_->closed(), v1::CLOSE_REASON_GOING_AWAY);
  ana_comes_back();
  EXPECT_EQ(state(*ana_), v1::ROOM_STATE_PLAYING_TOGETHER);
  EXPECT_EQ(state(*ana_), v1::ROOM_STATE_PLAYING_TOGETHER);
}

TEST_F(AloneTest, ALostConnectionPausesTheMatchAndItsTime) {
  bo_->join(true);
  ana_->start();
  world_.advance(5'000);
  ana_goes();
  const v1::Snapshot seen = room(*bo_);
  EXPECT_EQ(seen.view().head().state(), v1::ROOM_STATE_PAUSED);
  EXPECT_EQ(seen.view().matches_size(), 0) << "the board is hidden";
  EXPECT_EQ(seen.room_time_ms(), 5'000u);
  const v1::Event& paused = *std::next(seen.recent().rbegin());
  EXPECT_TRUE(paused.has_paused());
  EXPECT_EQ(paused.member(), 0u);
  EXPECT_TRUE(seen.recent().rbegin()->has_interrupted()) << "told at once";
  ana_comes_back();
  ana_->resume();
  unpause(*ana_, 50);
  EXPECT_EQ(state(*ana_), v1::ROOM_STATE_PLAYING_TOGETHER);
}

// Moves typed during the outage are sent after the resume.
TEST_F(AloneTest, AMoveOfWhoComesBackEndsThePause) {
  ana_->start();
  world_.advance(5'000);
  ana_goes();
  world_.advance(20'000);
  ana_comes_back();
  ana_->resume();
  ana_->act(set(*ana_, 75, 2));
  EXPECT_FALSE(ana_->answer().has_refused());
  const v1::Snapshot seen = room(*ana_);
  EXPECT_EQ(seen.view().head().state(), v1::ROOM_STATE_PLAYING_TOGETHER);
  EXPECT_EQ(seen.room_time_ms(), 5'000u);
  EXPECT_TRUE(seen.recent().rbegin()->has_moved());
  EXPECT_TRUE(std::next(seen.recent().rbegin())->has_unpaused());
}

TEST_F(AloneTest, AMoveEndsNoPauseThatThePlayerAskedFor) {
  ana_->start();
  v1::Action pause = ana_->action();
  pause.mutable_pause();
  ana_->act(pause);
  ana_->set(75, 2);
  EXPECT_TRUE(ana_->answer().has_refused());
  EXPECT_EQ(state(*ana_), v1::ROOM_STATE_PAUSED);
}

TEST_F(AloneTest, ThatIsKnownAfterARestartToo) {
  ana_->start();
  ana_goes();
  world_.crash();
  world_.restart();
  ana_comes_back();
  ana_->resume();
  ana_->act(set(*ana_, 75, 2));
  EXPECT_FALSE(ana_->answer().has_refused());
}

TEST_F(AloneTest, NobodyElsesConnectionDoes) {
  bo_->join(true);
  bo_->resume();
  ana_->start();
  bo_->connection().hang_up();
  world_.settle();
  ana_->set(75, 2);
  EXPECT_FALSE(ana_->answer().has_refused());
}

TEST_F(AloneTest, InCompanyTheOthersGoOn) {
  bo_->join();
  ana_->start();
  ana_goes();
  EXPECT_EQ(state(*bo_), v1::ROOM_STATE_PLAYING_TOGETHER);
}

TEST_F(AloneTest, TheOtherOfTwoConnectionsIsEnough) {
  ana_->start();
  const auto second = another_of_ana();
  second->resume();
  ana_goes();
  EXPECT_EQ(state(*second), v1::ROOM_STATE_PLAYING_TOGETHER);
}

TEST_F(AloneTest, ARestartPausesToo) {
  bo_->join(true);
  ana_->start();
  world_.advance(5'000);
  ana_->set(75, 2);
  world_.advance(2'000);
  world_.crash();
  world_.clock.advance(60'000);
  world_.restart();
  world_.advance(60'000);
  ana_comes_back();
  const v1::Snapshot seen = room(*ana_);
  EXPECT_EQ(seen.view().head().state(), v1::ROOM_STATE_PAUSED);
  EXPECT_EQ(seen.room_time_ms(), 5'000u) << "as of the last event";
  EXPECT_TRUE(seen.recent().rbegin()->has_paused()) << "that the server was away does not count";
  unpause(*ana_, 50);
  world_.advance(1'000);
  EXPECT_EQ(room(*ana_).room_time_ms(), 6'000u);
}

// Otherwise a player could choose a run's time: each move would pause it at once, like the server.
TEST_F(AloneTest, APlayerWhoDoesNotFollowTheRoomInterruptsTheMatch) {
  world_.crash();
  world_.restart();
  ana_comes_back();
  v1::Action start = ana_->action(50);
  start.mutable_start();
  ana_->act(start);
  EXPECT_TRUE(room(*another_of_ana()).recent().rbegin()->has_interrupted());
}

TEST_F(AloneTest, ADrainLeavesNoClockRunning) {
  ana_->start();
  world_.advance(5'000);
  bool drained = false;
  world_.hub->drain([&drained] { drained = true; });
  world_.settle();
  world_.pass(limits::kDrainMs);
  EXPECT_TRUE(drained);
  world_.crash();
  world_.restart();
  world_.advance(60'000);
  ana_comes_back();
  EXPECT_EQ(state(*ana_), v1::ROOM_STATE_PAUSED);
  EXPECT_EQ(room(*ana_).room_time_ms(), 5'000u) << "as of the drain";
}

TEST_F(AloneTest, TheLastOtherPlayerLeavesWhileOneIsAway) {
  bo_->join();
  bo_->resume();
  auto chen = world_.client(3);
  chen->enter("Chen");
  chen->enter_room(code_);
  chen->join(true);
  ana_->start();
  ana_goes();
  EXPECT_EQ(state(*chen), v1::ROOM_STATE_PLAYING_TOGETHER);
  world_.advance(3'000);
  v1::Action leave = bo_->action();
  leave.mutable_leave();
  bo_->act(leave);
  const v1::Snapshot seen = room(*chen);
  EXPECT_EQ(seen.view().head().state(), v1::ROOM_STATE_PAUSED);
  EXPECT_EQ(seen.room_time_ms(), 3'000u);
}

TEST_F(AloneTest, TheLastOtherPlayerStandsUpWhileOneIsAway) {
  bo_->join();
  ana_->start();
  ana_goes();
  v1::Action stand = bo_->action();
  stand.mutable_stand();
  bo_->act(stand);
  EXPECT_EQ(state(*bo_), v1::ROOM_STATE_PAUSED);
}

TEST_F(AloneTest, AStartThatIsNotYetWrittenIsPausedOnceItIs) {
  bo_->join(true);
  world_.store_rests = true;
  ana_->start();
  ana_goes();
  world_.store_rests = false;
  world_.settle();
  EXPECT_EQ(state(*bo_), v1::ROOM_STATE_PAUSED);
  EXPECT_EQ(room(*bo_).view().head().match(), 1u) << "it has begun";
}

TEST_F(AloneTest, AnUnpauseThatIsNotYetWrittenIsPausedOnceItIs) {
  bo_->join(true);
  ana_->start();
  ana_goes();
  ana_comes_back();
  ana_->resume();
  world_.store_rests = true;
  v1::Action unpause = ana_->action(50);
  unpause.mutable_unpause();
  ana_->act(unpause);
  ana_goes();
  world_.store_rests = false;
  world_.settle();
  EXPECT_EQ(state(*bo_), v1::ROOM_STATE_PAUSED);
}

TEST_F(AloneTest, WhoIsBackBeforeItIsDecidedPlaysOn) {
  ana_->start();
  const auto second = another_of_ana();
  world_.store_rests = true;
  ana_->say("one moment");
  ana_goes();
  second->resume();
  world_.store_rests = false;
  world_.settle();
  EXPECT_EQ(state(*second), v1::ROOM_STATE_PLAYING_TOGETHER);
}

TEST_F(AloneTest, WhatTheStoreCouldNotWriteIsTriedAgain) {
  bo_->join(true);
  ana_->start();
  int tried = 0;
  world_.store->append_fault = [&tried](const ports::Append&) {
    ++tried;
    return Fault::kUnavailable;
  };
  ana_goes();
  EXPECT_EQ(tried, 1);
  world_.advance(limits::kRetryAfterMs);
  EXPECT_EQ(tried, 2) << "once in a while";
  const std::uint64_t before = head();
  world_.store->append_fault = nullptr;
  world_.advance(limits::kRetryAfterMs);
  EXPECT_EQ(head(), before + 2);
  EXPECT_EQ(state(*bo_), v1::ROOM_STATE_PAUSED);
  world_.pass(10 * limits::kRetryAfterMs);
  EXPECT_EQ(head(), before + 2) << "and once it is done no more";
}

}  // namespace
}  // namespace gridmates::actors::test
