// Long work waits in order, for the player's other work and for room in the outbox.
#include "server/actors/sessions/long_work.h"

#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/support/fake_clock.h"

namespace gridmates::actors {
namespace {

class LongWorkTest : public testing::Test {
 protected:
  bool push(LongWork& work, std::uint32_t id, const std::string& room) {
    wire::Resume resume;
    resume.room = RoomCode(room);
    return work.push({id, resume}, quota_, [this] { ++wakes_; });
  }
  // The id of the request that begins now; 0 if none does.
  static std::uint32_t begin(LongWork& work, bool room_for_answer = true) {
    const auto incoming = work.begin(room_for_answer);
    return incoming ? incoming->id : 0;
  }

  support::FakeClock clock_;
  std::shared_ptr<players::PlayerQuota> quota_ =
      std::make_shared<players::PlayerQuota>(clock_.steady_ms());
  LongWork work_{clock_};
  LongWork other_{clock_};  // another connection of the same player
  int wakes_ = 0;
};

TEST_F(LongWorkTest, OneIsInHandAndTheOthersFollowInOrder) {
  for (const std::uint32_t id : {1, 2, 3}) ASSERT_TRUE(push(work_, id, "KITE-42"));
  EXPECT_EQ(begin(work_), 1u);
  EXPECT_EQ(begin(work_), 0u);
  work_.done();
  EXPECT_EQ(begin(work_), 2u);
  work_.done();
  EXPECT_EQ(begin(work_), 3u);
}

TEST_F(LongWorkTest, TheNextBeginsWhenTheReservationIsLetGo) {
  push(work_, 1, "KITE-42");
  push(work_, 2, "KITE-42");
  EXPECT_EQ(begin(work_), 1u);
  auto reservation = work_.take_reservation();
  work_.done();
  EXPECT_EQ(begin(work_), 0u) << "the room has not answered yet";
  reservation->release();
  EXPECT_EQ(wakes_, 1);
  EXPECT_EQ(begin(work_), 2u);
}

TEST_F(LongWorkTest, WithoutRoomForTheAnswerAnotherConnectionGoesFirst) {
  push(work_, 1, "KITE-42");
  push(other_, 2, "KITE-42");
  EXPECT_EQ(begin(work_, false), 0u);
  EXPECT_EQ(begin(other_), 2u);
  EXPECT_EQ(begin(work_), 0u);
  other_.done();
  EXPECT_EQ(wakes_, 1);
  EXPECT_EQ(begin(work_), 1u);
}

TEST_F(LongWorkTest, WhatIsOwedIsWaitedFor) {
  push(work_, 1, "KITE-42");
  quota_->owe_for_long_work(limits::kLongWorkBurst + limits::kLongWorkPerSecond);
  EXPECT_EQ(begin(work_), 0u);
  clock_.advance(1'000);
  EXPECT_EQ(wakes_, 0);
  clock_.advance(10);
  EXPECT_EQ(wakes_, 1);
  EXPECT_EQ(begin(work_), 1u);
}

TEST_F(LongWorkTest, ResumesOfARoomAreCancelledAlone) {
  push(work_, 1, "KITE-42");
  push(work_, 2, "LIME-03");
  push(work_, 3, "KITE-42");
  EXPECT_EQ(begin(work_), 1u);
  work_.cancel_resumes("KITE-42");
  EXPECT_FALSE(work_.found()) << "the one in hand, too, while it looks for the room";
  work_.done();
  push(work_, 4, "KITE-42");
  EXPECT_EQ(begin(work_), 2u);
  work_.cancel_resumes("KITE-42");
  EXPECT_TRUE(work_.found());
  work_.done();
  EXPECT_EQ(begin(work_), 0u);
}

TEST_F(LongWorkTest, WhoGoesLeavesThePlacesToOthers) {
  for (std::uint32_t id = 1; id <= limits::kLongWorkWaiting; ++id) push(work_, id, "KITE-42");
  EXPECT_FALSE(push(other_, 10, "KITE-42"));
  EXPECT_EQ(begin(work_), 1u);
  EXPECT_FALSE(work_.dropped().stop_requested());
  work_.drop();
  EXPECT_TRUE(work_.dropped().stop_requested());
  EXPECT_FALSE(work_.found());
  EXPECT_TRUE(push(other_, 11, "KITE-42"));
  EXPECT_EQ(begin(other_), 0u) << "what is in hand ends first";
  work_.done();
  EXPECT_EQ(begin(other_), 11u);
}

}  // namespace
}  // namespace gridmates::actors
