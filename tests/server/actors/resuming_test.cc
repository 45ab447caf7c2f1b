// The cost of resuming is charged to the player who resumes, not to others.
#include <algorithm>

#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class ResumingTest : public testing::Test {
 protected:
  void SetUp() override {
    ana_->enter("Ana");
    ana_->create("sudoku", v1::TABLE_COOP);
    bo_token_ = bo_->come_in("Bo", ana_->room());
  }
  std::uint64_t head() const { return world_.disk.rooms[0].head.value; }
  std::uint64_t epoch() const { return world_.disk.epoch.value; }
  void talk(std::size_t times) {
    for (std::size_t i = 0; i < times; ++i) {
      ana_->say("again");
      world_.pass(50);
    }
    world_.pass(10'000);
  }
  v1::ClientFrame resume() const {
    v1::ClientFrame frame;
    frame.mutable_resume()->set_room(ana_->room());
    return frame;
  }

  World world_;
  std::string bo_token_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(ResumingTest, WhatAResumeCostsIsPaidFor) {
  const std::uint64_t seq = head();
  talk(400);
  bo_->forget_frames();
  constexpr std::size_t kResumes = 20;
  for (std::size_t i = 0; i < kResumes; ++i) bo_->resume(epoch(), seq);
  // Each costs kLongWorkCost and a hundred for four hundred events; the saved credit is soon used
  // up, and none begins before the last one is paid. Nine wait; the rest get RETRY_LATER.
  EXPECT_EQ(bo_->of(Body::kSyncDone).size(), 2u);
  ASSERT_EQ(bo_->of(Body::kError).size(), kResumes - 2 - limits::kLongWorkWaiting);
  EXPECT_EQ(bo_->last(Body::kError)->error().code(), v1::ERROR_CODE_RETRY_LATER);
  world_.pass(2'200);
  EXPECT_LE(bo_->of(Body::kSyncDone).size(), 5u);
  world_.pass(limits::kLongWorkWaiting * 1'100);
  EXPECT_EQ(bo_->of(Body::kSyncDone).size(), 2 + limits::kLongWorkWaiting) << "put off, not lost";
}

TEST_F(ResumingTest, WhoComesBackOwesWhatTheyOwed) {
  talk(400);
  const std::uint64_t seq = head() - 400;
  bo_->forget_frames();
  for (std::size_t i = 0; i < 3; ++i) bo_->resume(epoch(), seq);
  EXPECT_EQ(bo_->of(Body::kSyncDone).size(), 2u);
  bo_->connection().hang_up();
  auto again = world_.client(9);
  again->hello();
  again->sign_in_with(bo_token_);
  again->enter_room(ana_->room());
  again->resume(epoch(), seq);
  EXPECT_TRUE(again->of(Body::kSyncDone).empty());
  world_.pass(3'000);
  EXPECT_EQ(again->of(Body::kSyncDone).size(), 1u);
}

TEST_F(ResumingTest, OnTwoConnectionsOneIsAnsweredAfterTheOther) {
  auto other = world_.client(9);
  other->hello();
  other->sign_in_with(bo_token_);
  other->enter_room(ana_->room());
  bo_->forget_frames();
  bo_->send_only(resume());
  other->send_only(resume());
  while (bo_->of(Body::kSnapshot).empty()) ASSERT_TRUE(world_.step());
  EXPECT_TRUE(other->of(Body::kSnapshot).empty());
  world_.settle();
  EXPECT_EQ(bo_->of(Body::kSyncDone).size(), 1u);
  EXPECT_EQ(other->of(Body::kSyncDone).size(), 1u);
}

// A ping that arrives when the first of many has its answer is answered before the last of them.
TEST_F(ResumingTest, ManyWhoResumeLetOthersThrough) {
  std::vector<std::unique_ptr<Client>> crowd;
  for (std::uint8_t i = 10; i < 30; ++i) {
    Client& one = *crowd.emplace_back(world_.client(i));
    one.enter("Guest " + std::to_string(i));
    one.enter_room(ana_->room());
    one.join(true);
  }
  const auto answered = [&crowd] {
    return static_cast<std::size_t>(std::ranges::count_if(
        crowd, [](const auto& one) { return !one->of(Body::kSyncDone).empty(); }));
  };
  for (const auto& one : crowd) one->send_only(resume());
  while (answered() == 0) ASSERT_TRUE(world_.step());
  v1::ClientFrame ping;
  ping.mutable_ping();
  bo_->send_only(ping);
  while (!bo_->last(Body::kPong)) ASSERT_TRUE(world_.step());
  EXPECT_LT(answered(), crowd.size() / 2);
  world_.settle();
  EXPECT_EQ(answered(), crowd.size());
}

}  // namespace
}  // namespace gridmates::actors::test
