// Talk of members: its rate limit, and that a client that comes back gets it again.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class TalkTest : public testing::Test {
 protected:
  // A server with the real rate limit, and ana with bo in a room.
  void SetUp() override {
    world_.talk_rate = {};
    world_.crash();
    world_.restart();
    ana_ = world_.client(1);
    bo_ = world_.client(2);
    ana_->enter("Ana");
    ana_->create("tictactoe", v1::TABLE_VERSUS);
    ana_->resume();
    bo_->come_in("Bo", ana_->room());
    ana_->start();
  }
  // The number of ana's answers with RATE_LIMITED.
  std::size_t refused() const {
    const auto answers = ana_->answers();
    return static_cast<std::size_t>(std::ranges::count_if(answers, [](const auto& answer) {
      return answer.refused().code() == v1::ERROR_CODE_RATE_LIMITED;
    }));
  }
  void talk(std::uint32_t times) {
    for (std::uint32_t i = 0; i < times; ++i) ana_->say("line " + std::to_string(i));
  }
  void make_events(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      v1::Action action = ana_->action(100 + made_);
      if (made_++ % 2 == 0) {
        action.mutable_pause();
      } else {
        action.mutable_unpause();
      }
      ana_->act(action);
    }
  }
  v1::Snapshot snapshot(Client& client) {
    client.resume();
    const auto frame = client.last(Body::kSnapshot);
    EXPECT_TRUE(frame.has_value());
    return frame ? frame->snapshot() : v1::Snapshot();
  }
  World world_;
  std::uint64_t made_ = 0;
  std::unique_ptr<Client> ana_;
  std::unique_ptr<Client> bo_;
};

TEST_F(TalkTest, OfABurstMostIsRefusedForGoodAndMovesDoNotWait) {
  talk(40);
  EXPECT_EQ(refused(), 40 - limits::kSaysBurst);
  EXPECT_EQ(ana_->answer().refused().retry(), v1::RETRY_NEVER);
  ana_->mark(4);
  EXPECT_FALSE(ana_->answer().has_refused()) << "no time has gone by";
  bo_->say("what?");
  EXPECT_FALSE(bo_->answer().has_refused()) << "others may talk";
}

TEST_F(TalkTest, ASecondLaterOneMoreMayBeSaid) {
  talk(limits::kSaysBurst);
  EXPECT_EQ(refused(), 0u);
  world_.advance(1'000 / limits::kSaysPerSecond);
  talk(2);
  EXPECT_EQ(refused(), 1u);
}

TEST_F(TalkTest, AnotherConnectionBuysNothing) {
  const auto other = world_.client(3);
  const std::string token = ana_->frames().at(1).signed_in().token();
  other->hello();
  other->sign_in_with(token);
  other->enter_room(ana_->room());
  talk(limits::kSaysBurst);
  other->say("and this?");
  EXPECT_EQ(other->answer().refused().code(), v1::ERROR_CODE_RATE_LIMITED);
}

TEST_F(TalkTest, WhatWasSaidIsNotRefusedWhenItIsRepeated) {
  v1::Action say = ana_->action(50);
  say.mutable_say()->set_text("once");
  ana_->act(say);
  const std::uint64_t seq = ana_->answer().seq();
  for (std::uint64_t client_seq = 51; client_seq < 90; ++client_seq) {
    v1::Action more = ana_->action(client_seq);
    more.mutable_say()->set_text("more");
    ana_->act(more);
  }
  ASSERT_GT(refused(), 0u);
  ana_->act(say);
  EXPECT_EQ(ana_->answer().seq(), seq);
  EXPECT_TRUE(ana_->answer().repeated());
}

TEST_F(TalkTest, AStrangerLearnsNothingFromTheLimit) {
  const auto chen = world_.client(4);
  chen->enter("Chen");
  chen->enter_room(ana_->room());
  for (std::uint32_t i = 0; i < 2 * limits::kSaysBurst; ++i) {
    chen->say("hello?");
    EXPECT_NE(chen->answer().refused().code(), v1::ERROR_CODE_RATE_LIMITED) << i;
  }
}

// Much later, and although its author has left.
TEST_F(TalkTest, IsThereAgainForWhoComesBack) {
  ana_->say("look at {b2}");
  make_events(60);
  const v1::Snapshot shot = snapshot(*bo_);
  ASSERT_EQ(shot.talk_size(), 1) << shot.recent(0).seq();
  EXPECT_EQ(shot.talk(0).said().text(), "look at {b2}");
  EXPECT_EQ(shot.talk(0).said().name(), "Ana");
  EXPECT_LT(shot.talk(0).seq(), shot.recent(0).seq());
}

TEST_F(TalkTest, IsInTheSnapshotOnce) {
  ana_->say("hello");
  make_events(limits::kFeedEvents - 1);
  const v1::Snapshot among = snapshot(*bo_);
  EXPECT_EQ(among.recent(0).said().text(), "hello");
  EXPECT_EQ(among.talk_size(), 0);
  make_events(1);
  const v1::Snapshot beside = snapshot(*bo_);
  EXPECT_FALSE(beside.recent(0).has_said());
  EXPECT_EQ(beside.talk_size(), 1);
}

}  // namespace
}  // namespace gridmates::actors::test
