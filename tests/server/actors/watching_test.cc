// Watchers see the room with the delay it was opened with: events, board, talk, people and answers.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/actors/watching_fixture.h"

namespace gridmates::actors::test {
namespace {

class LateWatching : public WatchingFixture {
 protected:
  void SetUp() override {
    open("tictactoe", v1::TABLE_VERSUS, v1::WATCHERS_ALL, 60);
    watch(*wim_, "Wim");
    ana_->start();
    ana_->mark(4);
    wim_->say("hello");
    bo_->say("hi");
  }
  bool told_of(Client& client, std::uint32_t member) const {
    for (const v1::ServerFrame& frame : client.of(Body::kPresence)) {
      if (frame.presence().member() == member) return true;
    }
    return false;
  }
};

TEST_F(LateWatching, TheRoomComesAsItWasAndWithItsHashes) {
  Screen now(*ana_);
  Screen late(*wim_);
  now.look();
  late.look();
  EXPECT_EQ(now.mark(4), 1U);
  EXPECT_EQ(late.view().members_size(), 1) << "as it was opened";
  EXPECT_EQ(late.view().head().state(), v1::ROOM_STATE_WAITING);
  wait(59'000);
  EXPECT_EQ(late.look(), 0U);
  EXPECT_FALSE(told_of(*wim_, 2)) << "Bo is here, and that is news";
  EXPECT_EQ(wim_->last(Body::kSyncDone)->sync_done().late_s(), 60U);
  EXPECT_EQ(ana_->last(Body::kSyncDone)->sync_done().late_s(), 0U) << "she sits";
  const v1::Snapshot first = wim_->last(Body::kSnapshot)->snapshot();
  ASSERT_EQ(first.presence_size(), 1);
  EXPECT_EQ(first.presence(0).member(), 1u) << "as it was opened";
  wait(2'000);
  EXPECT_GT(late.look(), 5U);
  EXPECT_TRUE(told_of(*wim_, 2));
  EXPECT_EQ(late.mark(4), 1U);
  EXPECT_EQ(late.view().members_size(), 3);
  EXPECT_EQ(late.seq(), now.seq());
  v1::RoomView seen = now.view();
  EXPECT_EQ(seen.members(2).name(), "#3") << "players do not see what watchers are called";
  seen.mutable_members(2)->set_name("Wim");
  EXPECT_EQ(late.view().SerializeAsString(), seen.SerializeAsString());
}

TEST_F(LateWatching, AnAnswerToAResumeIsLateToo) {
  Screen late(*wim_);
  wait(61'000);
  bo_->mark(0);
  wait(30'000);
  wim_->resume();
  late.look();
  EXPECT_EQ(late.mark(4), 1U);
  EXPECT_EQ(late.mark(0), 0U) << "Bo's move is 30 seconds old";
  const auto done = *wim_->last(Body::kSyncDone);
  EXPECT_LT(done.sync_done().room_time_ms(), 40'000U);
  // Any claimed position is answered with the delayed room.
  wim_->resume(done.sync_done().epoch(), late.seq() + 2);
  EXPECT_EQ(wim_->last(Body::kSnapshot)->snapshot().cause(), v1::SNAPSHOT_CAUSE_VIEWER);
  EXPECT_TRUE(wim_->of(Body::kReset).empty());
  late.look();
  EXPECT_EQ(late.mark(0), 0U);
  wait(31'000);
  late.look();
  EXPECT_EQ(late.mark(0), 2U);
}

TEST_F(LateWatching, NothingComesEarlyAtTheEndOrAfterARestart) {
  wait(61'000);
  for (const auto& [who, cell] :
       {std::pair(bo_.get(), 0U), {ana_.get(), 3U}, {bo_.get(), 1U}, {ana_.get(), 5U}}) {
    who->mark(cell);
  }
  Screen now(*ana_);
  now.look();
  ASSERT_EQ(now.view().head().state(), v1::ROOM_STATE_FINISHED_FIRST_WON);
  wait(20'000);
  const auto token = wim_->last(Body::kSignedIn)->signed_in().token();
  world_.crash();
  world_.restart();
  wim_ = world_.client(3);
  wim_->hello();
  wim_->sign_in_with(token);
  wim_->enter_room(ana_->room());
  wim_->resume();
  Screen late(*wim_);
  late.look();
  EXPECT_EQ(late.view().head().state(), v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE);
  world_.pass(35'000);
  v1::ClientFrame ping;
  ping.mutable_ping();
  wim_->send(ping);
  late.look();
  EXPECT_EQ(late.view().head().state(), v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE);
  world_.pass(6'000);
  late.look();
  EXPECT_EQ(late.view().head().state(), v1::ROOM_STATE_FINISHED_FIRST_WON);
}

TEST_F(LateWatching, AfterARestartPlayersAreThereUntilItIsDueThatTheyAreNot) {
  wait(61'000);
  bo_->mark(0);
  wait(20'000);
  const auto token = wim_->last(Body::kSignedIn)->signed_in().token();
  world_.crash();
  world_.restart();
  wim_ = world_.client(3);
  wim_->hello();
  wim_->sign_in_with(token);
  wim_->enter_room(ana_->room());
  wim_->resume();
  const v1::Snapshot seen = wim_->last(Body::kSnapshot)->snapshot();
  ASSERT_EQ(seen.presence_size(), 2) << "they played then";
  EXPECT_EQ(seen.presence(0).member(), 1U);
  EXPECT_EQ(seen.presence(1).member(), 2U);
  v1::ClientFrame ping;
  ping.mutable_ping();
  for (int i = 0; i < 7; ++i) {
    world_.pass(10'000);
    wim_->send(ping);
  }
  const auto last = wim_->last(Body::kPresence);
  ASSERT_TRUE(last);
  EXPECT_FALSE(last->presence().connected()) << "nobody has come back";
}

TEST_F(LateWatching, AnswersTellNothingOfTheRoomAsItIs) {
  EXPECT_GT(ana_->answer().seq(), 5U);
  EXPECT_FALSE(wim_->answer().has_refused());
  EXPECT_EQ(wim_->answer().seq(), 0U) << "how much has happened";
  ask(*wim_, [](v1::Action& action) { action.mutable_start(); });
  EXPECT_EQ(wim_->answer().refused().reason(), "host_only");
  // In the delayed view a seat is still free.
  ask(*wim_, [](v1::Action& action) { action.mutable_sit(); });
  EXPECT_EQ(wim_->answer().refused().reason(), "seen_late");
  wait(61'000);
  ask(*wim_, [](v1::Action& action) { action.mutable_sit(); });
  EXPECT_EQ(wim_->answer().refused().reason(), "seats_closed") << "as they see it by now";
}

TEST_F(LateWatching, RightsAreThoseOfThatTime) {
  const auto right = [this](v1::Action::ActCase act) {
    std::string reason = "none";
    for (const v1::ServerFrame& frame : wim_->frames()) {
      for (const v1::Rights& rights : frame.rights()) {
        for (const v1::Right& one : rights.rights()) {
          if (one.act() == static_cast<std::uint32_t>(act)) reason = one.refused().reason();
        }
      }
    }
    return reason;
  };
  EXPECT_EQ(right(v1::Action::kSay), "");
  EXPECT_EQ(right(v1::Action::kSit), "");
  EXPECT_EQ(right(v1::Action::kPlay), "watching");
  wait(61'000);
  EXPECT_EQ(right(v1::Action::kSit), "seats_closed");
}

TEST_F(LateWatching, WhoLeavesIsSentNothingMore) {
  ask(*wim_, [](v1::Action& action) { action.mutable_leave(); });
  EXPECT_FALSE(wim_->answer().has_refused());
  EXPECT_EQ(wim_->answer().seq(), 0U);
  wim_->forget_frames();
  wait(61'000);
  EXPECT_TRUE(wim_->of(Body::kEvents).empty());
  EXPECT_EQ(wim_->closed(), 0);
}

// The room closes after that.
TEST_F(LateWatching, WhoLeavesLastIsSentNothingMoreEither) {
  for (Client* client : {ana_.get(), bo_.get(), wim_.get()}) {
    ask(*client, [](v1::Action& action) { action.mutable_leave(); });
    EXPECT_FALSE(client->answer().has_refused());
    wait(1'000);
    EXPECT_EQ(client->closed(), 0);
  }
}

TEST_F(LateWatching, WhoIsPutOutHearsItWhenTheyComeBack) {
  const auto token = wim_->last(Body::kSignedIn)->signed_in().token();
  v1::Action kick = ana_->action();
  kick.mutable_kick()->set_member(3);
  ana_->act(kick);
  ASSERT_FALSE(ana_->answer().has_refused());
  EXPECT_NE(wim_->closed(), 0);
  wim_ = world_.client(3);
  wim_->hello();
  wim_->sign_in_with(token);
  wim_->enter_room(ana_->room());
  wim_->resume();
  EXPECT_EQ(wim_->last(Body::kError)->error().code(), v1::ERROR_CODE_FORBIDDEN);
}

TEST_F(WatchingFixture, WhoSitsDownSeesTheRoomAsItIsAndWhoStandsUpLate) {
  open("sudoku", v1::TABLE_COOP, v1::WATCHERS_ALL, 30);
  watch(*wim_, "Wim");
  ana_->start();
  ana_->set(75, 2);
  Screen screen(*wim_);
  screen.look();
  EXPECT_TRUE(screen.view().matches().empty());
  wait(31'000);
  ana_->set(76, 8);
  ask(*wim_, [](v1::Action& action) { action.mutable_sit(); });
  screen.look();
  const v1::Snapshot sat = wim_->last(Body::kSnapshot)->snapshot();
  EXPECT_EQ(sat.cause(), v1::SNAPSHOT_CAUSE_VIEWER);
  Screen now(*ana_);
  now.look();
  EXPECT_EQ(screen.seq(), now.seq());
  EXPECT_EQ(screen.view().matches(0).sudoku().cells(76).digit(), 8U);
  bo_->say("hello");
  EXPECT_EQ(screen.look(), 1U) << "at once";
  ask(*wim_, [](v1::Action& action) { action.mutable_stand(); });
  screen.look();
  EXPECT_LT(screen.seq(), now.seq());
  EXPECT_EQ(screen.view().matches(0).sudoku().cells(76).digit(), 0U) << "as 30 seconds ago";
  wait(31'000);
  screen.look();
  EXPECT_EQ(screen.view().matches(0).sudoku().cells(76).digit(), 8U);
}

TEST_F(WatchingFixture, ListsOfferWhatMayBeWatched) {
  const auto listed = [this] {
    v1::ClientFrame frame;
    frame.mutable_list_rooms();
    lea_->send(frame);
    return lea_->last(Body::kRoomList)->room_list();
  };
  lea_->enter("Lea");
  open("tictactoe", v1::TABLE_VERSUS, v1::WATCHERS_LINK, 60);
  EXPECT_TRUE(listed().rooms().empty()) << "no seat is free";
  lea_->enter_room(ana_->room());
  lea_->join(true);
  EXPECT_FALSE(lea_->answer().has_refused()) << "who has the code may watch";
  ASSERT_EQ(listed().rooms_size(), 1) << "its members see it";
  EXPECT_EQ(listed().rooms(0).watchers(), v1::WATCHERS_LINK);
  EXPECT_EQ(listed().rooms(0).delay_s(), 60U);
  ask(*lea_, [](v1::Action& action) { action.mutable_leave(); });
  ask(*bo_, [](v1::Action& action) { action.mutable_leave(); });
  EXPECT_EQ(listed().rooms_size(), 1) << "one may sit down";
  world_.crash();
  world_.restart();
  lea_ = world_.client(4);
  lea_->enter("Lea");
  ASSERT_EQ(listed().rooms_size(), 1);
  EXPECT_EQ(listed().rooms(0).delay_s(), 60U);
}

TEST_F(WatchingFixture, WhereNobodyWatchesTheyAreRefused) {
  open("tictactoe", v1::TABLE_VERSUS, v1::WATCHERS_NONE, 0);
  watch(*wim_, "Wim");
  EXPECT_EQ(wim_->answer().refused().reason(), "no_watchers");
  EXPECT_EQ(wim_->last(Body::kError)->error().code(), v1::ERROR_CODE_NOT_FOUND);
}

TEST_F(WatchingFixture, WhatIsOutOfRangeIsRefused) {
  ana_->enter("Ana");
  v1::ClientFrame frame;
  v1::CreateRoom& create = *frame.mutable_create_room();
  create.set_key(std::string(16, 'k'));
  create.set_game("tictactoe");
  create.set_table(v1::TABLE_VERSUS);
  create.set_delay_s(601);
  ana_->send(frame);
  EXPECT_EQ(ana_->last(Body::kError)->error().field(), "delay_s");
  create.set_delay_s(600);
  create.set_watchers(static_cast<v1::Watchers>(4));
  ana_->send(frame);
  EXPECT_EQ(ana_->last(Body::kError)->error().field(), "watchers");
}

}  // namespace
}  // namespace gridmates::actors::test
