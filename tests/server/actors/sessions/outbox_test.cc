#include "server/actors/sessions/outbox.h"

#include "gtest/gtest.h"

namespace gridmates::actors {
namespace {

using Lane = Outbox::Lane;

ports::Message frame(std::size_t bytes) { return {std::make_shared<const core::Bytes>(bytes)}; }

std::vector<ports::Frame> popped(Outbox& outbox) {
  std::vector<ports::Frame> frames;
  for (const auto& message : outbox.pop()) frames.push_back(message.shared);
  return frames;
}

TEST(OutboxTest, GivesBackInOrder) {
  Outbox outbox;
  const auto one = frame(1);
  const auto two = frame(2);
  EXPECT_TRUE(outbox.push(one, Lane::kAnswer));
  EXPECT_TRUE(outbox.push(two, Lane::kEvents, 1));
  EXPECT_EQ(outbox.bytes(), 3u);
  EXPECT_EQ(popped(outbox), (std::vector{one.shared, two.shared}));
  EXPECT_EQ(outbox.bytes(), 0u);
  EXPECT_TRUE(popped(outbox).empty());
}

TEST(OutboxTest, HasABound) {
  Outbox outbox;
  EXPECT_TRUE(outbox.push(frame(limits::kOutboxBytes), Lane::kAnswer));
  EXPECT_FALSE(outbox.push(frame(1), Lane::kEvents, 1));
  EXPECT_EQ(outbox.bytes(), limits::kOutboxBytes);
}

TEST(OutboxTest, PresenceIsDroppedFirst) {
  Outbox outbox;
  EXPECT_TRUE(outbox.push(frame(limits::kOutboxBytes / 2), Lane::kEvents, 1));
  EXPECT_TRUE(outbox.push(frame(1), Lane::kPresence));
  EXPECT_EQ(outbox.bytes(), limits::kOutboxBytes / 2);
  EXPECT_TRUE(outbox.push(frame(1), Lane::kEvents, 1));
}

TEST(OutboxTest, EventsOfOneRoomCanBeTakenOut) {
  Outbox outbox;
  const auto answer = frame(10);
  const auto other = frame(20);
  ASSERT_TRUE(outbox.push(frame(5), Lane::kEvents, 1));
  ASSERT_TRUE(outbox.push(answer, Lane::kAnswer));
  ASSERT_TRUE(outbox.push(frame(5), Lane::kPresence));
  ASSERT_TRUE(outbox.push(other, Lane::kEvents, 2));
  outbox.drop_events(1);
  EXPECT_EQ(outbox.bytes(), 30u);
  EXPECT_EQ(popped(outbox), (std::vector{answer.shared, other.shared}));
}

TEST(OutboxTest, AnswersGoAlongWithEvents) {
  Outbox outbox;
  ASSERT_TRUE(outbox.push_behind(core::Bytes{1}));
  ASSERT_TRUE(outbox.push(frame(5), Lane::kEvents, 1));
  ASSERT_TRUE(outbox.push_behind(core::Bytes{2, 3}));
  ASSERT_TRUE(outbox.push_behind(core::Bytes{4}));
  EXPECT_EQ(outbox.bytes(), 9u);
  const auto messages = outbox.pop();
  ASSERT_EQ(messages.size(), 2u);
  EXPECT_EQ(messages[0].own, core::Bytes{1});
  EXPECT_EQ(messages[1].shared->size(), 5u);
  EXPECT_EQ(messages[1].own, (core::Bytes{2, 3, 4}));
}

TEST(OutboxTest, AnswersStayWhenTheirEventsAreTakenOut) {
  Outbox outbox;
  ASSERT_TRUE(outbox.push(frame(5), Lane::kEvents, 1));
  ASSERT_TRUE(outbox.push_behind(core::Bytes{2, 3}));
  outbox.drop_events(1);
  outbox.drop_events(1);
  EXPECT_EQ(outbox.bytes(), 2u);
  const auto messages = outbox.pop();
  ASSERT_EQ(messages.size(), 1u);
  EXPECT_EQ(messages[0].shared, nullptr);
  EXPECT_EQ(messages[0].own, (core::Bytes{2, 3}));
}

TEST(OutboxTest, AFrameGrowsNoLargerThanFramesMayBe) {
  Outbox outbox;
  ASSERT_TRUE(outbox.push(frame(limits::kFrameOutBytes), Lane::kEvents, 1));
  ASSERT_TRUE(outbox.push_behind(core::Bytes{2}));
  EXPECT_EQ(outbox.pop().size(), 1u) << "which is as much as may wait";
  EXPECT_EQ(outbox.pop().front().own, core::Bytes{2});
}

TEST(OutboxTest, GivesBackAboutAsMuchAsMayWait) {
  Outbox outbox;
  for (int i = 0; i < 4; ++i) {
    ASSERT_TRUE(outbox.push(frame(limits::kSendWaitBytes / 2), Lane::kAnswer));
  }
  EXPECT_EQ(popped(outbox).size(), 2u);
  EXPECT_EQ(outbox.bytes(), limits::kSendWaitBytes);
}

}  // namespace
}  // namespace gridmates::actors
