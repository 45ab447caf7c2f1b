// Room time across restarts, and while no player is connected.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class ClocksTest : public testing::Test {
 protected:
  // Ana and Bo begin a match at this table.
  void begin(v1::Table table) {
    tokens_ = {ana_->enter("Ana"), ""};
    ana_->create("sudoku", table, kPuzzle);
    ana_->resume();
    tokens_.back() = bo_->come_in("Bo", ana_->room());
    ana_->start();
  }
  std::uint64_t room_time(Client& client) {
    client.resume();
    return client.last(Body::kSnapshot)->snapshot().room_time_ms();
  }
  void go(Client& client) {
    client.connection().hang_up();
    world_.settle();
  }
  std::unique_ptr<Client> again(std::uint8_t who) {
    auto client = world_.client(who);
    client->hello();
    client->sign_in_with(tokens_[who - 1]);
    client->enter_room(ana_->room());
    return client;
  }

  World world_;
  std::vector<std::string> tokens_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(ClocksTest, ACrashTakesFewSecondsOfPlay) {
  begin(v1::TABLE_COOP);
  world_.pass(33'000);
  world_.crash();
  world_.restart();
  const std::uint64_t time = room_time(*again(1));
  EXPECT_LE(time, 33'000u);
  EXPECT_GE(time, 33'000u - limits::kSaveClocksMs);
}

TEST_F(ClocksTest, OfRoomsThatCannotBeReadYetAreKept) {
  begin(v1::TABLE_COOP);
  world_.pass(6'000);
  world_.crash();
  const ports::RoomClock unread{RoomId(77), Seq(9), 41'000};
  world_.disk.clocks.at(0).push_back(unread);
  world_.restart();
  world_.pass(3 * limits::kSaveClocksMs);
  EXPECT_THAT(world_.disk.clocks.at(0), testing::Contains(unread));
}

TEST_F(ClocksTest, ARoomThatIsLostGoesOnFromWhereItStood) {
  begin(v1::TABLE_COOP);
  world_.pass(33'000);
  world_.disk.rooms[0].term = Term(99);  // another owner has taken the room
  ana_->set(75, 2);
  EXPECT_EQ(room_time(*again(1)), 33'000u);
}

TEST_F(ClocksTest, TheServersAbsenceIsFree) {
  begin(v1::TABLE_RACE);
  world_.pass(33'000);
  world_.crash();
  world_.clock.advance(3'600'000);
  world_.restart();
  EXPECT_LE(room_time(*again(1)), 33'000u);
}

TEST_F(ClocksTest, AnOrderlyEndTakesNothing) {
  begin(v1::TABLE_COOP);
  world_.pass(3'000);
  bool drained = false;
  world_.hub->drain([&drained] { drained = true; });
  world_.settle();
  world_.pass(1'000);
  ASSERT_TRUE(drained);
  world_.crash();
  world_.restart();
  EXPECT_EQ(room_time(*again(1)), 3'000u);
}

TEST_F(ClocksTest, WhatWasSavedBeforeAnEventSaysNothingAfterIt) {
  begin(v1::TABLE_COOP);
  world_.pass(20'000);
  ana_->set(75, 2);
  world_.crash();
  world_.restart();
  EXPECT_EQ(room_time(*again(1)), 20'000u);
}

TEST_F(ClocksTest, TogetherItStandsStillWhileNobodyWhoPlaysIsThere) {
  begin(v1::TABLE_COOP);
  const auto chen = world_.client(3);
  chen->enter("Chen");
  chen->enter_room(ana_->room());
  chen->join(true);
  chen->resume();
  world_.pass(4'000);
  go(*ana_);
  world_.pass(4'000);
  EXPECT_EQ(room_time(*chen), 8'000u) << "Bo is there";
  go(*bo_);
  world_.pass(25'000);
  EXPECT_EQ(room_time(*chen), 8'000u);
  const auto ana = again(1);
  EXPECT_EQ(room_time(*ana), 8'000u);
  world_.pass(2'000);
  EXPECT_EQ(room_time(*ana), 10'000u);
}

TEST_F(ClocksTest, OfARaceItGoesOn) {
  begin(v1::TABLE_RACE);
  world_.pass(4'000);
  go(*ana_);
  go(*bo_);
  world_.pass(25'000);
  EXPECT_EQ(room_time(*again(1)), 29'000u);
}

}  // namespace
}  // namespace gridmates::actors::test
