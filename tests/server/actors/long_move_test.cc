// Moves that take long: a worker decides them, and the room waits.
#include "gtest/gtest.h"
#include "tests/server/actors/long_room.h"

namespace gridmates::actors::test {
namespace {

using LongMoveTest = LongRoomTest;

TEST_F(LongMoveTest, TheWholeInboxWaitsAndIsAnsweredInOrder) {
  const std::uint64_t before = head();
  world_.workers_rest = true;
  ana_->act(flag(*ana_, 1));
  bo_->say("meanwhile");
  EXPECT_TRUE(ana_->answers().empty());
  EXPECT_TRUE(bo_->answers().empty()) << "the room waits";
  world_.workers_rest = false;
  world_.settle();
  ASSERT_EQ(ana_->answers().size(), 1u);
  EXPECT_EQ(ana_->answer().seq(), before + 1);
  EXPECT_EQ(bo_->answer().seq(), before + 2);
}

// A move has the room time at which the worker got it.
TEST_F(LongMoveTest, TheTimeOfAWorkerIsNobodys) {
  world_.advance(1'000);
  world_.workers_rest = true;
  ana_->act(flag(*ana_, 2));
  world_.advance(7'000);
  world_.workers_rest = false;
  world_.settle();
  const auto frames = ana_->of(Body::kEvents);
  ASSERT_FALSE(frames.empty());
  const std::uint64_t flagged_ms = frames.back().events().events(0).room_time_ms();
  EXPECT_LT(flagged_ms, 2'000u);
  ana_->act(flag(*ana_, 6));
  EXPECT_GE(ana_->of(Body::kEvents).back().events().events(0).room_time_ms(), flagged_ms + 7'000);
}

TEST_F(LongMoveTest, WithoutAWorkerItIsDecidedAllTheSame) {
  const std::uint64_t before = head();
  world_.workers->full = true;
  ana_->act(flag(*ana_, 3));
  EXPECT_EQ(ana_->answer().seq(), before + 1);
}

TEST_F(LongMoveTest, AResumeMeanwhileComesBehindTheMove) {
  world_.workers_rest = true;
  ana_->act(flag(*ana_, 4));
  ana_->resume();
  EXPECT_TRUE(ana_->of(Body::kSyncDone).empty());
  bo_->resume();
  world_.jobs.run_newest();
  world_.settle();
  EXPECT_EQ(bo_->of(Body::kSyncDone).size(), 1u) << "others do not wait for the move";
  EXPECT_TRUE(ana_->of(Body::kSyncDone).empty());
  world_.workers_rest = false;
  world_.settle();
  ASSERT_EQ(ana_->of(Body::kSyncDone).size(), 1u);
  EXPECT_EQ(ana_->last(Body::kSyncDone)->sync_done().head(), head());
}

TEST_F(LongMoveTest, AFailedWriteIsToldAsElsewhere) {
  world_.store->append_fault = [](const ports::Append&) { return support::Fault::kUnavailable; };
  ana_->act(flag(*ana_, 5));
  EXPECT_EQ(ana_->answer().refused().code(), v1::ERROR_CODE_STORAGE_UNAVAILABLE);
  world_.store->append_fault = nullptr;
  bo_->act(flag(*bo_, 5));
  EXPECT_EQ(bo_->answer().seq(), head());
}

}  // namespace
}  // namespace gridmates::actors::test
