// Giving up for a new board, step by step, and who takes them.
#include "client/commands/renewal.h"

#include <gtest/gtest.h>

#include "client/commands/game_words.h"

namespace gridmates::commands {
namespace {

using Act = v1::Action::ActCase;

class RenewalTest : public testing::Test {
 protected:
  RenewalTest() {
    room_.code = "PEAR-07";
    room_.you = 1;
    v1::RoomHead& head = *room_.view.mutable_head();
    head.set_game("minesweeper");
    head.set_table(v1::TABLE_COOP);
    head.set_host(1);
    be(v1::ROOM_STATE_PLAYING_TOGETHER);
  }

  void be(v1::RoomState state) { room_.view.mutable_head()->set_state(state); }
  // What follows from an event; ACT_NOT_SET for nothing.
  Act heard(v1::Event event, bool live = true) {
    if (live) event.mutable_delta();
    room_.feed.push_back(event);
    const auto next = renewal_.follow(client::EventApplied{room_.code, event}, room_);
    return next ? next->act_case() : Act::ACT_NOT_SET;
  }
  static v1::Event gave_up() {
    v1::Event event;
    *event.mutable_moved()->mutable_move() = game_words("minesweeper")->give_up();
    return event;
  }
  static v1::Event ended(v1::EndCause cause = v1::END_CAUSE_MOVE) {
    v1::Event event;
    event.mutable_ended()->set_cause(cause);
    return event;
  }
  static v1::Event chosen() {
    v1::Event event;
    event.mutable_board_chosen();
    return event;
  }
  Act begun() {
    const auto step = renewal_.begin(room_);
    return step ? step->act_case() : Act::ACT_NOT_SET;
  }

  client::Room room_;
  Renewal renewal_;
};

TEST_F(RenewalTest, OneWishLeadsFromAnywhereToANewBoard) {
  const auto step = renewal_.begin(room_);
  ASSERT_TRUE(step);
  EXPECT_TRUE(step->play().move().minesweeper().has_give_up());
  be(v1::ROOM_STATE_PAUSED);
  EXPECT_EQ(begun(), Act::ACT_NOT_SET);
  be(v1::ROOM_STATE_WAITING);
  EXPECT_EQ(begun(), Act::kStart);
  be(v1::ROOM_STATE_FINISHED_LOST);
  EXPECT_EQ(begun(), Act::kNext);
  EXPECT_EQ(heard(chosen()), Act::kStart) << "a board that was asked for is started";
  EXPECT_EQ(heard(chosen()), Act::ACT_NOT_SET) << "any other is not";
}

TEST_F(RenewalTest, WhatWasTypedIsMeantAsTheRoomStands) {
  v1::Action typed;
  *typed.mutable_play()->mutable_move() = gave_up().moved().move();
  EXPECT_TRUE(renewal_.meant(typed, room_).has_play());
  be(v1::ROOM_STATE_PAUSED);
  EXPECT_TRUE(renewal_.meant(typed, room_).has_play()) << "the server says why not";
  be(v1::ROOM_STATE_FINISHED_SOLVED);
  EXPECT_TRUE(renewal_.meant(typed, room_).has_next());
  typed.mutable_play()->mutable_move()->mutable_minesweeper()->mutable_hint();
  EXPECT_TRUE(renewal_.meant(typed, room_).has_play()) << "no other move is";
  typed.mutable_say();
  EXPECT_TRUE(renewal_.meant(typed, room_).has_say());
}

TEST_F(RenewalTest, WhenTheVoteHasPassedTheHostGoesOn) {
  EXPECT_EQ(heard(gave_up()), Act::ACT_NOT_SET) << "others have to agree";
  EXPECT_EQ(heard(ended()), Act::kNext);
  EXPECT_EQ(heard(chosen()), Act::kStart);
}

TEST_F(RenewalTest, WhoLeavesMayPassTheVote) {
  heard(gave_up());
  v1::Event left;
  left.mutable_left()->set_name("bo");
  EXPECT_EQ(heard(left), Act::ACT_NOT_SET);
  v1::Event lost = ended(v1::END_CAUSE_LEFT);
  lost.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_LOST);
  EXPECT_EQ(heard(lost), Act::kNext);
  heard(gave_up());
  lost.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_UNSOLVED);
  EXPECT_EQ(heard(lost), Act::ACT_NOT_SET) << "the last player has gone";
}

TEST_F(RenewalTest, OnlyTheHostGoesOn) {
  room_.you = 2;
  heard(gave_up());
  EXPECT_EQ(heard(ended()), Act::ACT_NOT_SET);
}

TEST_F(RenewalTest, AnotherEndIsLeftToLookAt) {
  heard(gave_up());
  EXPECT_EQ(heard(ended(v1::END_CAUSE_STOPPED)), Act::ACT_NOT_SET) << "the vote had not passed";
  v1::Event opened;
  opened.mutable_moved()->mutable_move()->mutable_minesweeper()->mutable_open();
  heard(opened);
  EXPECT_EQ(heard(ended()), Act::ACT_NOT_SET);
}

TEST_F(RenewalTest, AtARaceNobodyGivesUpForTheOthers) {
  room_.view.mutable_head()->set_table(v1::TABLE_RACE);
  EXPECT_EQ(begun(), Act::kResign);
  heard(gave_up());
  EXPECT_EQ(heard(ended()), Act::ACT_NOT_SET);
}

TEST_F(RenewalTest, WhatHappenedLongAgoLeadsToNothing) {
  heard(gave_up(), false);
  EXPECT_EQ(heard(ended(), false), Act::ACT_NOT_SET);
}

TEST_F(RenewalTest, ARefusalEndsIt) {
  be(v1::ROOM_STATE_FINISHED_LOST);
  EXPECT_EQ(begun(), Act::kNext);
  client::Answered refused;
  refused.frame.add_answers()->mutable_refused();
  EXPECT_FALSE(renewal_.follow(refused, room_));
  EXPECT_EQ(heard(chosen()), Act::ACT_NOT_SET);
}

TEST_F(RenewalTest, AnotherRoomIsNotStarted) {
  be(v1::ROOM_STATE_FINISHED_LOST);
  begun();
  room_.code = "OAK-50";
  EXPECT_EQ(heard(chosen()), Act::ACT_NOT_SET);
}

TEST_F(RenewalTest, GamesWithoutSuchAMoveHaveNoSuchWish) {
  room_.view.mutable_head()->set_game("sudoku");
  EXPECT_EQ(begun(), Act::ACT_NOT_SET);
  heard(gave_up());
  EXPECT_EQ(heard(ended()), Act::ACT_NOT_SET);
}

}  // namespace
}  // namespace gridmates::commands
