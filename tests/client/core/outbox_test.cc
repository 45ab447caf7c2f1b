#include "client/core/outbox.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/client/core/fake_room.h"

namespace gridmates::client {
namespace {

v1::ClientFrame say(const std::string& text) {
  v1::ClientFrame frame;
  frame.mutable_action()->set_room("KITE-42");
  frame.mutable_action()->mutable_say()->set_text(text);
  return frame;
}

class OutboxTest : public testing::Test {
 protected:
  // The frames sent by a flush, as texts of `say` or "list".
  std::vector<std::string> flush(bool room_open = true) {
    std::vector<std::string> texts;
    outbox_.flush(room_open, now_, [&](const v1::ClientFrame& frame) {
      texts.push_back(frame.has_action() ? frame.action().say().text() : "list");
      frames_.push_back(frame);
    });
    return texts;
  }

  using Texts = std::vector<std::string>;
  Outbox outbox_;
  std::uint64_t now_ = 5'000;
  std::vector<v1::ClientFrame> frames_;
};

TEST_F(OutboxTest, SendsEachOnceAndInOrder) {
  outbox_.add(say("a"));
  outbox_.add(say("b"));
  EXPECT_EQ(flush(), (Texts{"a", "b"}));
  EXPECT_EQ(flush(), Texts{});
  EXPECT_LT(frames_[0].action().client_seq(), frames_[1].action().client_seq());
}

TEST_F(OutboxTest, ActionsWaitForTheRoomAndListsDoNot) {
  outbox_.add(say("a"));
  v1::ClientFrame list;
  list.mutable_list_rooms();
  outbox_.add(list);
  EXPECT_EQ(flush(false), Texts{"list"});
  EXPECT_EQ(flush(true), Texts{"a"});
}

TEST_F(OutboxTest, SendsTheSameNumbersAgainAfterALostConnection) {
  outbox_.add(say("a"));
  outbox_.add(say("b"));
  flush();
  ASSERT_TRUE(outbox_.settle(accepted(frames_[0], 9), now_));
  outbox_.connection_lost();
  EXPECT_EQ(flush(), Texts{"b"});
  EXPECT_EQ(frames_[2].action().client_seq(), frames_[1].action().client_seq());
  EXPECT_EQ(frames_[2].request_id(), frames_[1].request_id());
}

TEST_F(OutboxTest, AnswersEachIntentOnce) {
  const IntentId first = outbox_.add(say("a"));
  flush();
  const auto entry = outbox_.settle(accepted(frames_[0], 9), now_);
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->intent, first);
  EXPECT_FALSE(outbox_.settle(accepted(frames_[0], 9), now_));
  EXPECT_EQ(outbox_.size(), 0u);
}

TEST_F(OutboxTest, TryingLaterHoldsBackEverythingBehindIt) {
  for (const char* text : {"a", "b", "c"}) outbox_.add(say(text));
  flush();
  ASSERT_TRUE(outbox_.settle(accepted(frames_[0], 9), now_));
  const auto later = [&](int i) {
    return refused(frames_[i], v1::ERROR_CODE_RETRY_LATER, v1::RETRY_AFTER_DELAY, "busy", 200);
  };
  EXPECT_FALSE(outbox_.settle(later(1), now_));
  EXPECT_FALSE(outbox_.settle(later(2), now_));
  outbox_.add(say("d"));
  EXPECT_EQ(flush(), Texts{});
  EXPECT_EQ(outbox_.next_due_ms(true), now_ + 200);
  EXPECT_EQ(outbox_.next_due_ms(false), std::nullopt);
  now_ += 200;
  EXPECT_EQ(flush(), (Texts{"b", "c", "d"}));
  EXPECT_EQ(frames_[3].action().client_seq(), frames_[1].action().client_seq());
}

// The others in flight will get the same answer; if one were sent twice, it could be decided after
// the other's answer.
TEST_F(OutboxTest, NothingGoesBeforeAllThatAreUnderWayAreAnswered) {
  outbox_.add(say("a"));
  outbox_.add(say("b"));
  EXPECT_EQ(flush(), (Texts{"a", "b"}));
  const auto later = [this](std::size_t i) {
    return refused(frames_[i], v1::ERROR_CODE_RETRY_LATER, v1::RETRY_AFTER_DELAY, "busy", 200);
  };
  EXPECT_FALSE(outbox_.settle(later(0), now_));
  now_ += 500;
  outbox_.add(say("c"));
  EXPECT_EQ(flush(), Texts{});
  EXPECT_EQ(outbox_.next_due_ms(true), std::nullopt);
  EXPECT_FALSE(outbox_.settle(later(1), now_));
  EXPECT_EQ(flush(), Texts{"a"});
  now_ += 200;
  EXPECT_EQ(flush(), (Texts{"b", "c"}));
}

TEST_F(OutboxTest, ARefusalForGoodIsAnAnswer) {
  outbox_.add(say("a"));
  flush();
  const auto entry =
      outbox_.settle(refused(frames_[0], v1::ERROR_CODE_NOT_APPLIED, v1::RETRY_NEVER, "no"), now_);
  EXPECT_TRUE(entry);
}

}  // namespace
}  // namespace gridmates::client
