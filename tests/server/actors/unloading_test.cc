// Rooms that leave memory when nobody needs them, and how they are loaded again.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

constexpr std::uint64_t kSoonMs = 3'000;

class UnloadingTest : public testing::Test {
 protected:
  void SetUp() override {
    token_ = ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP, kPuzzle);
  }
  const support::Disk::Room& stored() const { return world_.disk.rooms[0]; }
  double loaded() const { return world_.metrics->rooms.Value(); }
  // No client follows the room or sends it anything.
  void let_it_rest() {
    world_.pass(limits::kUnloadAfterMs + kSoonMs);
    ASSERT_EQ(loaded(), 0);
  }
  std::unique_ptr<Client> newcomer(const std::string& name, std::uint8_t number) {
    auto client = world_.client(number);
    client->enter(name);
    client->enter_room(ana_->room());
    return client;
  }
  // The old connection of a silent client has ended by itself.
  std::unique_ptr<Client> ana_again(std::uint8_t number = 1) {
    auto client = world_.client(number);
    client->hello();
    client->sign_in_with(token_);
    client->enter_room(ana_->room());
    return client;
  }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::string token_;
};

TEST_F(UnloadingTest, ARoomThatNobodyNeedsLeavesMemory) {
  EXPECT_EQ(loaded(), 1);
  EXPECT_TRUE(stored().listed->hot);
  let_it_rest();
  EXPECT_FALSE(stored().listed->hot);
  EXPECT_EQ(stored().chapters.size(), 1u);
  const std::int64_t due = world_.clock.wall_ms() + limits::kDesertedIdleMs;
  EXPECT_LT(stored().listed->deadline_wall_ms, due);
  EXPECT_GT(stored().listed->deadline_wall_ms, due - limits::kUnloadAfterMs - 2 * kSoonMs);
}

TEST_F(UnloadingTest, ListsStillShowIt) {
  let_it_rest();
  auto bo = newcomer("Bo", 2);
  v1::ClientFrame frame;
  frame.mutable_list_rooms();
  bo->send(frame);
  ASSERT_EQ(bo->last(Body::kRoomList)->room_list().rooms_size(), 1);
  EXPECT_EQ(bo->last(Body::kRoomList)->room_list().rooms(0).host(), "Ana");
  EXPECT_EQ(loaded(), 0);
}

TEST_F(UnloadingTest, AMemberComesBackToWhatItWas) {
  let_it_rest();
  ana_ = ana_again();
  ana_->resume();
  EXPECT_EQ(loaded(), 1);
  EXPECT_EQ(ana_->last(Body::kSyncDone)->sync_done().head(), stored().head.value);
  v1::Action start = ana_->action(51);
  start.mutable_start();
  ana_->act(start);
  EXPECT_EQ(ana_->answer().seq(), stored().head.value);
  EXPECT_TRUE(stored().listed->hot) << "something was written";
}

TEST_F(UnloadingTest, WhoNeverTriesAgainKeepsNoRoomInMemory) {
  world_.store->append_fault = [this](const ports::Append&) {
    world_.store->append_fault = nullptr;
    return support::Fault::kUnavailable;
  };
  v1::Action start = ana_->action(51);
  start.mutable_start();
  ana_->act(start);
  ASSERT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_STORAGE_UNAVAILABLE);
  v1::ClientFrame ping;
  ping.mutable_ping();
  for (std::uint64_t ms = 0; ms < limits::kUnloadAfterMs + kSoonMs; ms += limits::kHeartbeatMs) {
    ana_->send(ping);
    world_.pass(limits::kHeartbeatMs);
  }
  EXPECT_EQ(loaded(), 0);
  ASSERT_FALSE(ana_->closed());
  start.set_client_seq(52);
  ana_->act(start);
  EXPECT_EQ(ana_->closed(), v1::CLOSE_REASON_GOING_AWAY) << "52 may not overtake 51";
}

TEST_F(UnloadingTest, WhoIsNoMemberIsRefusedWithoutReadingIt) {
  auto bo = newcomer("Bo", 2);
  bo->join();
  v1::Action kick = ana_->action();
  kick.mutable_kick()->set_member(2);
  ana_->act(kick);
  let_it_rest();
  const Term term = stored().term;
  auto eve = newcomer("Eve", 3);
  eve->resume();
  ASSERT_TRUE(eve->last(Body::kError).has_value());
  EXPECT_EQ(eve->last(Body::kError)->error().code(), v1::ERROR_CODE_NOT_FOUND);
  EXPECT_EQ(stored().term, term) << "nobody has opened its journal";
  eve->join();
  EXPECT_FALSE(eve->answer().has_refused()) << "a join reads it";
  EXPECT_GT(stored().term, term);
}

TEST_F(UnloadingTest, WhoWasPutOutIsToldSo) {
  auto bo = newcomer("Bo", 2);
  const std::string token = bo->enter("Bo");
  bo->join();
  v1::Action kick = ana_->action();
  kick.mutable_kick()->set_member(2);
  ana_->act(kick);
  ASSERT_EQ(stored().listed->put_out.size(), 1u);
  let_it_rest();
  bo = world_.client(2);
  bo->hello();
  bo->sign_in_with(token);
  bo->enter_room(ana_->room());
  bo->resume();
  EXPECT_EQ(bo->last(Body::kError)->error().code(), v1::ERROR_CODE_FORBIDDEN);
  EXPECT_EQ(loaded(), 0);
}

// The connection lives on after it has talked to an actor that is gone.
TEST_F(UnloadingTest, AConnectionGoesOnWithTheNextActor) {
  v1::Action say = ana_->action();
  say.mutable_say()->set_text("hello");
  ana_->act(say);
  const std::uint64_t first = ana_->answer().seq();
  v1::ClientFrame ping;
  ping.mutable_ping();
  for (std::uint64_t ms = 0; ms < limits::kUnloadAfterMs + kSoonMs; ms += 10'000) {
    world_.pass(10'000);
    ana_->send(ping);
  }
  ASSERT_EQ(loaded(), 0);
  ana_->act(say);
  EXPECT_TRUE(ana_->answer().repeated());
  EXPECT_EQ(ana_->answer().seq(), first);
  ana_->say("and on");
  EXPECT_EQ(ana_->answer().seq(), stored().head.value);
  EXPECT_EQ(ana_->closed(), 0);
}

TEST_F(UnloadingTest, ARoomIsKeptWhileSomebodyFollowsIt) {
  ana_->resume();
  v1::ClientFrame ping;
  ping.mutable_ping();
  for (std::uint64_t ms = 0; ms < 2 * limits::kUnloadAfterMs; ms += 10'000) {
    world_.pass(10'000);
    ana_->send(ping);
  }
  EXPECT_EQ(loaded(), 1);
}

TEST_F(UnloadingTest, WhatCannotBeWrittenIsTriedAgain) {
  world_.store->read_fails = [] { return true; };
  world_.pass(limits::kUnloadAfterMs + kSoonMs);
  EXPECT_EQ(loaded(), 1);
  world_.store->read_fails = nullptr;
  let_it_rest();
}

TEST_F(UnloadingTest, ItComesBackForItsDeadline) {
  let_it_rest();
  world_.pass(limits::kDesertedIdleMs - limits::kUnloadAfterMs - 4 * kSoonMs);
  EXPECT_FALSE(stored().record.closed);
  world_.pass(limits::kHostAwayMs + 5 * kSoonMs);
  EXPECT_TRUE(stored().record.closed);
}

// A host waits for friends longer than the hour after which an empty room closes.
TEST_F(UnloadingTest, ARestartClosesNoRoomThatSomebodyFollows) {
  let_it_rest();
  world_.pass(limits::kDesertedIdleMs / 2);
  ana_ = ana_again();
  ana_->resume();
  v1::ClientFrame ping;
  ping.mutable_ping();
  for (std::uint64_t ms = 0; ms < limits::kDesertedIdleMs; ms += 10'000) {
    world_.pass(10'000);
    ana_->send(ping);
  }
  world_.crash();
  world_.restart();
  world_.pass(limits::kHostAwayMs);
  EXPECT_FALSE(stored().record.closed);
}

// Also while the room is being read.
TEST_F(UnloadingTest, AResumeMayBeSentRightBehindAJoin) {
  let_it_rest();
  auto bo = newcomer("Bo", 2);
  v1::ClientFrame join;
  *join.mutable_action() = bo->action();
  join.mutable_action()->mutable_join();
  bo->send_only(join);
  v1::ClientFrame resume;
  resume.mutable_resume()->set_room(bo->room());
  bo->send(resume);
  EXPECT_TRUE(bo->last(Body::kSyncDone).has_value());
  EXPECT_FALSE(bo->last(Body::kError).has_value());
}

// Rooms that cannot be read are not tried every second and do not delay others.
TEST_F(UnloadingTest, RoomsThatCannotBeReadKeepNoOtherFromItsDeadline) {
  std::vector<std::unique_ptr<Client>> others;
  for (std::uint8_t i = 0; i < limits::kRoomsLoaded + 2; ++i) {
    others.push_back(world_.client(static_cast<std::uint8_t>(10 + i)));
    others.back()->enter("Other " + std::to_string(i));
    others.back()->create("sudoku", v1::TABLE_COOP, kPuzzle);
  }
  let_it_rest();
  for (std::size_t i = 1; i < world_.disk.rooms.size(); ++i) {
    auto& room = world_.disk.rooms[i];
    room.damaged = Seq(1);
    --room.listed->deadline_wall_ms;
  }
  world_.crash();
  world_.restart();
  world_.pass(limits::kDesertedIdleMs + limits::kHostAwayMs + kSoonMs);
  EXPECT_TRUE(stored().record.closed);
}

// A message sent after a failed unloading must be known to the next start.
TEST_F(UnloadingTest, AFailedUnloadingForgetsNotThatTheRoomIsInUse) {
  let_it_rest();
  ana_ = ana_again();
  v1::Action say = ana_->action(50);
  say.mutable_say()->set_text("hello");
  world_.store->read_fails = [] { return false; };
  ana_->act(say);
  EXPECT_TRUE(stored().listed->hot);
  world_.store->read_fails = [] { return true; };
  world_.pass(limits::kUnloadAfterMs + kSoonMs);
  world_.store->read_fails = nullptr;
  say = ana_again()->action(51);
  say.mutable_say()->set_text("again");
  auto ana = ana_again(3);
  ana->act(say);
  EXPECT_TRUE(stored().listed->hot);
}

TEST_F(UnloadingTest, ItsDeadlineOutlivesARestart) {
  let_it_rest();
  world_.crash();
  world_.clock.advance(limits::kDesertedIdleMs / 2);
  world_.restart();
  EXPECT_EQ(loaded(), 0) << "a start reads no room that was not in use";
  world_.pass(limits::kDesertedIdleMs / 2 - limits::kUnloadAfterMs - 4 * kSoonMs);
  EXPECT_FALSE(stored().record.closed);
  world_.pass(limits::kHostAwayMs + 5 * kSoonMs);
  EXPECT_TRUE(stored().record.closed);
}

TEST_F(UnloadingTest, AStartReadsTheRoomsThatWereInUse) {
  world_.crash();
  world_.restart();
  EXPECT_EQ(loaded(), 1);
}

// As for rooms of an older schema, of which nothing else is stored.
TEST_F(UnloadingTest, ARoomWithoutARowIsReadAndGetsOne) {
  const auto row = *stored().listed;
  world_.disk.rooms[0].listed.reset();
  world_.crash();
  world_.restart();
  EXPECT_EQ(loaded(), 1);
  ana_ = ana_again();
  v1::ClientFrame frame;
  frame.mutable_list_rooms();
  ana_->send(frame);
  EXPECT_EQ(ana_->last(Body::kRoomList)->room_list().rooms_size(), 1);
  let_it_rest();
  ASSERT_TRUE(stored().listed.has_value());
  EXPECT_EQ(stored().listed->members, row.members);
  EXPECT_EQ(stored().listed->game, row.game);
}

}  // namespace
}  // namespace gridmates::actors::test
