#include "server/players/player_quota.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "server/base/limits.h"

namespace gridmates::players {
namespace {

constexpr std::uint64_t kNowMs = 1'000;

void spend(PlayerQuota& quota, std::uint64_t now_ms) {
  while (quota.take(now_ms)) {
  }
}

TEST(PlayerQuota, IsOneForAllWhoHoldIt) {
  PlayerQuotas quotas;
  const auto one = quotas.of(PlayerId(1), kNowMs);
  spend(*one, kNowMs);
  EXPECT_FALSE(quotas.of(PlayerId(1), kNowMs)->take(kNowMs));
  EXPECT_TRUE(quotas.of(PlayerId(2), kNowMs)->take(kNowMs));
}

TEST(PlayerQuota, IsKeptUntilItIsFull) {
  PlayerQuotas quotas;
  spend(*quotas.of(PlayerId(1), kNowMs), kNowMs);
  quotas.of(PlayerId(1), kNowMs)->owe(limits::kFramesPerSecond);
  for (std::uint64_t other = 2; other < 500; ++other) quotas.of(PlayerId(other), kNowMs + 500);
  EXPECT_FALSE(quotas.of(PlayerId(1), kNowMs + 500)->take(kNowMs + 500))
      << "coming back gains nothing";
  EXPECT_TRUE(quotas.of(PlayerId(1), kNowMs + 500)->take(kNowMs + 1'010));
}

TEST(PlayerQuota, IsKeptWhileLongWorkIsOwed) {
  PlayerQuotas quotas;
  quotas.of(PlayerId(1), kNowMs)->owe_for_long_work(2 * limits::kLongWorkBurst);
  for (std::uint64_t other = 2; other < 500; ++other) quotas.of(PlayerId(other), kNowMs + 500);
  EXPECT_GT(quotas.of(PlayerId(1), kNowMs + 500)->long_work_wait_ms(kNowMs + 500), 0u);
}

TEST(PlayerQuota, AClockThatWasReadEarlierGivesNothing) {
  PlayerQuota quota(kNowMs);
  spend(quota, kNowMs);
  EXPECT_FALSE(quota.take(kNowMs - 1));
  EXPECT_FALSE(quota.take(kNowMs + 9));
  EXPECT_TRUE(quota.take(kNowMs + 10));
}

TEST(PlayerQuota, NeitherBudgetPaysForTheOther) {
  PlayerQuota quota(kNowMs);
  quota.owe_for_long_work(10 * limits::kLongWorkBurst);
  EXPECT_TRUE(quota.take(kNowMs));
  PlayerQuota other(kNowMs);
  spend(other, kNowMs);
  EXPECT_EQ(other.long_work_wait_ms(kNowMs), 0u);
}

// Tickets of one player, by name; `woken` has those that were woken.
class LongWorkTicketTest : public testing::Test {
 protected:
  std::unique_ptr<LongWorkTicket> take(const std::string& name) {
    return LongWorkTicket::take(quota_, [this, name] { woken_.push_back(name); });
  }
  using Names = std::vector<std::string>;

  std::shared_ptr<PlayerQuota> quota_ = std::make_shared<PlayerQuota>(kNowMs);
  Names woken_;
};

TEST_F(LongWorkTicketTest, OneReservationAtATime) {
  const auto first = take("first");
  const auto second = take("second");
  auto reservation = first->reserve(kNowMs);
  ASSERT_TRUE(reservation);
  EXPECT_FALSE(second->reserve(kNowMs));
  EXPECT_TRUE(quota_->take(kNowMs)) << "what is cheap goes on";
  reservation->release();
  reservation->release();
  EXPECT_EQ(woken_, Names{"second"});
  auto next = second->reserve(kNowMs);
  ASSERT_TRUE(next);
  reservation.reset();
  const auto third = take("third");
  EXPECT_FALSE(third->reserve(kNowMs)) << "the first one's end is not the next one's";
  next.reset();
  EXPECT_TRUE(third->reserve(kNowMs));
}

TEST_F(LongWorkTicketTest, NothingBeginsWhileSomethingIsOwed) {
  quota_->owe_for_long_work(limits::kLongWorkBurst + limits::kLongWorkPerSecond);
  const auto ticket = take("it");
  EXPECT_FALSE(ticket->reserve(kNowMs));
  const std::uint64_t wait_ms = quota_->long_work_wait_ms(kNowMs);
  EXPECT_GT(wait_ms, 1'000u);
  EXPECT_FALSE(ticket->reserve(kNowMs + wait_ms - 1));
  EXPECT_TRUE(ticket->reserve(kNowMs + wait_ms));
}

TEST_F(LongWorkTicketTest, TheQueueHasNinePlaces) {
  std::vector<std::unique_ptr<LongWorkTicket>> tickets;
  tickets.reserve(limits::kLongWorkWaiting);
  for (std::size_t i = 0; i < limits::kLongWorkWaiting; ++i) tickets.push_back(take("one"));
  EXPECT_EQ(tickets.size(), 9u);
  for (const auto& ticket : tickets) EXPECT_TRUE(ticket);
  EXPECT_FALSE(take("the tenth"));
  const auto reservation = tickets.front()->reserve(kNowMs);
  EXPECT_TRUE(reservation);
  EXPECT_TRUE(take("the tenth")) << "who has begun does not wait";
  tickets.pop_back();
  EXPECT_TRUE(take("the tenth")) << "who goes gives up the place";
}

TEST_F(LongWorkTicketTest, TheEarlierTicketIsFirstIfItsOwnerIsReady) {
  const auto busy = take("busy");
  const auto first = take("first");
  const auto second = take("second");
  const auto third = take("third");
  auto reservation = busy->reserve(kNowMs);
  EXPECT_FALSE(second->reserve(kNowMs));
  EXPECT_FALSE(first->reserve(kNowMs));
  EXPECT_FALSE(third->reserve(kNowMs));
  reservation.reset();
  EXPECT_EQ(woken_, Names{"first"});
  EXPECT_FALSE(second->reserve(kNowMs));
  first->stand_aside();
  EXPECT_EQ(woken_, (Names{"first", "second"}));
  EXPECT_FALSE(third->reserve(kNowMs));
  EXPECT_TRUE(second->reserve(kNowMs));
}

TEST_F(LongWorkTicketTest, WhenTheFirstGoesTheNextIsWoken) {
  const auto busy = take("busy");
  auto first = take("first");
  const auto second = take("second");
  auto reservation = busy->reserve(kNowMs);
  EXPECT_FALSE(first->reserve(kNowMs));
  EXPECT_FALSE(second->reserve(kNowMs));
  reservation.reset();
  first.reset();
  EXPECT_EQ(woken_, (Names{"first", "second"}));
  EXPECT_TRUE(second->reserve(kNowMs));
}

}  // namespace
}  // namespace gridmates::players
