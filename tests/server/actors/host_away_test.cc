// A host who is not connected while others are.
#include <algorithm>

#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class HostAwayTest : public testing::Test {
 protected:
  void SetUp() override {
    token_ = ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP);
    ana_->resume();
    join(*chen_, "Chen", true);           // watches
    bo_token_ = join(*bo_, "Bo", false);  // sits
  }
  std::string join(Client& client, const std::string& name, bool watch) {
    const std::string token = client.enter(name);
    client.enter_room(ana_->room());
    client.join(watch);
    client.resume();
    return token;
  }
  void go(Client& client) {
    client.connection().hang_up();
    world_.settle();
  }
  // Ana, the host, disconnects and connects again just before she would be replaced. She does not
  // follow the room yet.
  void leave_and_return() {
    const std::string code = ana_->room();
    go(*ana_);
    pass(limits::kHostAwayMs - 1);
    ana_ = world_.client(1);
    ana_->hello();
    ana_->sign_in_with(token_);
    ana_->enter_room(code);
  }
  // The other clients stay connected.
  void pass(std::uint64_t ms) {
    while (ms > 0) {
      const auto step = std::min<std::uint64_t>(ms, limits::kHeartbeatMs);
      for (Client* client : {bo_.get(), chen_.get()}) {
        v1::ClientFrame ping;
        ping.mutable_ping();
        client->send(ping);
      }
      world_.advance(step);
      ms -= step;
    }
  }
  std::uint32_t host() {
    v1::ClientFrame list;
    list.mutable_list_rooms();
    bo_->send(list);
    const v1::ServerFrame rooms = *bo_->last(Body::kRoomList);
    const std::string& name = rooms.room_list().rooms(0).host();
    return name == "Ana" ? 1 : name == "Chen" ? 2 : 3;
  }

  World world_;
  std::string token_;
  std::string bo_token_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
  std::unique_ptr<Client> chen_ = world_.client(3);
};

TEST_F(HostAwayTest, WhoSitsAndIsHereIsHostAfterAWhile) {
  go(*ana_);
  pass(limits::kHostAwayMs - 1);
  EXPECT_EQ(host(), 1u);
  pass(1);
  EXPECT_EQ(host(), 3u);
  const auto events = bo_->last(Body::kEvents)->events();
  EXPECT_EQ(events.events(0).host_passed().to(), 3u);
  EXPECT_EQ(events.events(0).member(), 0u) << "by the room itself";
  bo_->start();
  EXPECT_FALSE(bo_->answer().has_refused());
  pass(limits::kHostAwayMs);
  EXPECT_EQ(host(), 3u);
}

TEST_F(HostAwayTest, WhoComesBackInTimeIsHostAndAwaitedAnew) {
  leave_and_return();
  ana_->resume();
  pass(1);
  EXPECT_EQ(host(), 1u);
  go(*ana_);
  pass(limits::kHostAwayMs - 1);
  EXPECT_EQ(host(), 1u);
}

TEST_F(HostAwayTest, WithNobodyHereNobodyIsHostInstead) {
  for (Client* client : {ana_.get(), bo_.get(), chen_.get()}) go(*client);
  const std::uint64_t head = world_.disk.rooms[0].head.value;
  world_.advance(limits::kDesertedIdleMs - 1);
  EXPECT_EQ(world_.disk.rooms[0].head.value, head);
}

TEST_F(HostAwayTest, AWatcherIsNotHostWhilePlayersMayComeBack) {
  go(*ana_);
  go(*bo_);
  pass(3 * limits::kHostAwayMs);
  bo_ = world_.client(2);
  bo_->enter("Dora");
  EXPECT_EQ(host(), 1u);
}

TEST_F(HostAwayTest, AWatcherIsHostWhenNobodyHasASeat) {
  for (Client* client : {ana_.get(), bo_.get()}) {
    v1::Action stand = client->action();
    stand.mutable_stand();
    client->act(stand);
    go(*client);
  }
  pass(limits::kHostAwayMs);
  bo_ = world_.client(2);
  bo_->enter("Dora");
  EXPECT_EQ(host(), 2u);
}

TEST_F(HostAwayTest, ARestartCutsEverybodyAndTheHostIsAwaitedAnew) {
  const std::string code = ana_->room();
  go(*ana_);
  pass(limits::kHostAwayMs - 1);
  world_.crash();
  world_.clock.advance(limits::kHostAwayMs);
  world_.restart();
  world_.advance(limits::kHostAwayMs);
  bo_ = world_.client(2);
  bo_->hello();
  bo_->sign_in_with(bo_token_);
  bo_->enter_room(code);
  bo_->resume();
  chen_ = world_.client(3);
  chen_->enter("Dora");
  pass(limits::kHostAwayMs - 1);
  EXPECT_EQ(host(), 1u);
  pass(1);
  EXPECT_EQ(host(), 3u);
}

TEST_F(HostAwayTest, WhatTheStoreCouldNotWriteIsTriedAgain) {
  go(*ana_);
  world_.store->append_fault = [](const ports::Append&) { return support::Fault::kUnavailable; };
  pass(limits::kHostAwayMs);
  world_.store->append_fault = nullptr;
  EXPECT_EQ(host(), 1u);
  pass(limits::kHostAwayMs);
  EXPECT_EQ(host(), 3u);
}

TEST_F(HostAwayTest, WhoComesBackBeforeItIsDecidedIsHost) {
  leave_and_return();
  world_.store_rests = true;
  bo_->say("where is she?");
  pass(1);
  ana_->resume();
  world_.store_rests = false;
  world_.settle();
  EXPECT_EQ(host(), 1u);
}

TEST_F(HostAwayTest, AHostWhoWasNotAwaitedStaysHost) {
  leave_and_return();
  world_.store_rests = true;
  bo_->say("where is she?");
  v1::Action pass_on = ana_->action(100);
  pass_on.mutable_pass_host()->set_member(2);
  ana_->act(pass_on);
  pass(1);
  world_.store_rests = false;
  world_.settle();
  EXPECT_EQ(host(), 2u) << "Chen, who is here";
}

}  // namespace
}  // namespace gridmates::actors::test
