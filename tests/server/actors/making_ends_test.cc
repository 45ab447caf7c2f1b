// The making of a board ends when a waiting player cancels it, and when nothing needs it any more.
#include "tests/server/actors/making_fixture.h"

namespace gridmates::actors::test {
namespace {

class MakingEndsTest : public MakingTest {
 protected:
  static v1::ClientFrame opening(char key) {
    v1::ClientFrame frame;
    frame.mutable_create_room()->set_key(std::string(16, key));
    frame.mutable_create_room()->set_game("sudoku");
    frame.mutable_create_room()->set_table(v1::TABLE_COOP);
    return frame;
  }
};

TEST_F(MakingEndsTest, TheAskerEndsItAndIsAnsweredAtOnce) {
  ana_->act(next(*ana_));
  const std::uint64_t before = head();
  ana_->send(cancel(ana_->room()));
  EXPECT_EQ(refused(*ana_), v1::ERROR_CODE_CANCELLED);
  EXPECT_EQ(ana_->answer().refused().reason(), "cancelled");
  EXPECT_EQ(ana_->answer().refused().retry(), v1::RETRY_NEVER);
  bool stopped = false;
  during = [&stopped](const core::Making& making) { stopped = making.stop.stop_requested(); };
  work();
  EXPECT_TRUE(stopped) << "the worker hears it";
  EXPECT_EQ(head(), before) << "no board comes";
}

TEST_F(MakingEndsTest, WhatWasAskedBehindItIsDoneThen) {
  ana_->act(next(*ana_));
  ana_->say("and now?");
  ana_->send(cancel(ana_->room()));
  const auto answers = ana_->answers();
  ASSERT_GE(answers.size(), 2u);
  EXPECT_EQ(answers[answers.size() - 2].refused().code(), v1::ERROR_CODE_CANCELLED);
  EXPECT_FALSE(answers.back().has_refused());
}

TEST_F(MakingEndsTest, OthersDoNotEndIt) {
  ana_->act(next(*ana_));
  const std::size_t answers = ana_->answers().size();
  bo_->send(cancel(ana_->room()));
  EXPECT_EQ(ana_->answers().size(), answers);
  work();
  EXPECT_FALSE(ana_->answer().has_refused());
}

TEST_F(MakingEndsTest, ThereIsNothingToEndWhereNothingIsMade) {
  ana_->forget_frames();
  ana_->send(cancel(ana_->room()));
  ana_->send(cancel());
  ana_->send(cancel("NONE-00"));
  EXPECT_TRUE(ana_->frames().empty());
}

TEST_F(MakingEndsTest, ANewHostEndsItToo) {
  ana_->act(next(*ana_));
  const auto other = other_client_of_ana();
  v1::Action pass = other->action();
  pass.mutable_pass_host()->set_member(2);
  other->act(pass);
  ASSERT_FALSE(other->answer().has_refused());
  bo_->send(cancel(ana_->room()));
  EXPECT_EQ(refused(*ana_), v1::ERROR_CODE_CANCELLED);
}

TEST_F(MakingEndsTest, ItEndsWhenItsAskerHasLeft) {
  ana_->act(next(*ana_));
  const auto other = other_client_of_ana();
  v1::Action leave = other->action();
  leave.mutable_leave();
  other->act(leave);
  EXPECT_EQ(refused(*ana_), v1::ERROR_CODE_CANCELLED);
  bo_->act(next(*bo_));
  work();
  EXPECT_FALSE(bo_->answer().has_refused());
}

TEST_F(MakingEndsTest, WhoOpensARoomEndsIt) {
  const auto eva = world_.client(4);
  eva->enter("Eva");
  eva->create("sudoku", v1::TABLE_COOP);
  eva->send(cancel());
  ASSERT_TRUE(eva->last(Body::kError));
  EXPECT_EQ(eva->last(Body::kError)->error().code(), v1::ERROR_CODE_CANCELLED);
  EXPECT_EQ(eva->last(Body::kError)->error().reason(), "cancelled");
  work();
  EXPECT_FALSE(eva->last(Body::kRoomCreated));
  eva->create("sudoku", v1::TABLE_COOP);
  work();
  EXPECT_TRUE(eva->last(Body::kRoomCreated)) << "the same key is good still";
}

TEST_F(MakingEndsTest, ItEndsWithTheConnectionThatOpensARoom) {
  const auto eva = world_.client(4);
  eva->enter("Eva");
  eva->create("sudoku", v1::TABLE_COOP);
  const std::size_t rooms = world_.disk.rooms.size();
  eva->connection().hang_up();
  world_.settle();
  bool stopped = false;
  during = [&stopped](const core::Making& making) { stopped = making.stop.stop_requested(); };
  work();
  EXPECT_TRUE(stopped);
  EXPECT_EQ(world_.disk.rooms.size(), rooms);
}

// The room is writing when both actions arrive.
TEST_F(MakingEndsTest, ABoardThatHasNotBeenBegunIsNotMade) {
  world_.store_rests = true;
  bo_->say("hello");
  ana_->act(next(*ana_));
  ana_->send(cancel(ana_->room()));
  world_.store_rests = false;
  world_.settle();
  EXPECT_EQ(refused(*ana_), v1::ERROR_CODE_CANCELLED);
  EXPECT_EQ(world_.jobs.waiting(), 0u);
}

TEST_F(MakingEndsTest, ANextRoomIsEndedByItselfToo) {
  const auto eva = world_.client(4);
  eva->enter("Eva");
  for (char key : {'x', 'y'}) eva->send(opening(key));
  eva->send(cancel());
  work();
  EXPECT_EQ(eva->of(Body::kRoomCreated).size(), 1u);
  EXPECT_EQ(eva->of(Body::kError).size(), 1u);
}

TEST_F(MakingEndsTest, WhileTheNextRoomIsOpenedOtherRequestsAreAnswered) {
  const auto eva = world_.client(4);
  eva->enter("Eva");
  for (char key : {'x', 'y'}) eva->send(opening(key));
  ASSERT_TRUE(world_.jobs.run_one());
  world_.settle();
  ASSERT_EQ(eva->of(Body::kRoomCreated).size(), 1u);
  v1::ClientFrame list;
  list.mutable_list_rooms();
  eva->send(list);
  EXPECT_TRUE(eva->last(Body::kRoomList));
}

TEST_F(MakingEndsTest, AServerThatEndsWaitsForNoBoard) {
  const auto eva = world_.client(4);
  eva->enter("Eva");
  eva->create("sudoku", v1::TABLE_COOP);
  ana_->act(next(*ana_));
  bool drained = false;
  world_.hub->drain([&drained] { drained = true; });
  world_.settle();
  EXPECT_EQ(refused(*ana_), v1::ERROR_CODE_SHUTTING_DOWN);
  ASSERT_TRUE(eva->last(Body::kError));
  EXPECT_EQ(eva->last(Body::kError)->error().code(), v1::ERROR_CODE_SHUTTING_DOWN);
  EXPECT_EQ(eva->last(Body::kError)->error().retry(), v1::RETRY_AFTER_DELAY);
}

}  // namespace
}  // namespace gridmates::actors::test
