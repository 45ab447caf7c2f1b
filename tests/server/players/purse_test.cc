#include "server/players/purse.h"

#include "gtest/gtest.h"
#include "server/base/limits.h"

namespace gridmates::players {
namespace {

void spend(Purse& purse, std::uint64_t now_ms) {
  while (purse.take(now_ms)) {
  }
}

TEST(Purse, IsOneForAllWhoHoldIt) {
  Purses purses;
  const auto one = purses.of(PlayerId(1), 1'000);
  spend(*one, 1'000);
  EXPECT_FALSE(purses.of(PlayerId(1), 1'000)->take(1'000));
  EXPECT_TRUE(purses.of(PlayerId(2), 1'000)->take(1'000));
}

TEST(Purse, IsKeptUntilItIsFull) {
  Purses purses;
  spend(*purses.of(PlayerId(1), 1'000), 1'000);
  purses.of(PlayerId(1), 1'000)->owe(limits::kFramesPerSecond);
  for (std::uint64_t other = 2; other < 500; ++other) purses.of(PlayerId(other), 1'500);
  EXPECT_FALSE(purses.of(PlayerId(1), 1'500)->take(1'500)) << "coming back gains nothing";
  EXPECT_TRUE(purses.of(PlayerId(1), 1'500)->take(2'010));
}

TEST(Purse, AClockThatWasReadEarlierGivesNothing) {
  Purse purse(1'000);
  spend(purse, 1'000);
  EXPECT_FALSE(purse.take(999));
  EXPECT_FALSE(purse.take(1'009));
  EXPECT_TRUE(purse.take(1'010));
}

TEST(Bill, IsTheOnlyOneUntilItIsClosedOrLetGo) {
  const auto purse = std::make_shared<Purse>(1'000);
  auto bill = Bill::open(purse, 1'000);
  ASSERT_TRUE(bill);
  EXPECT_FALSE(Bill::open(purse, 1'000));
  EXPECT_TRUE(purse->take(1'000)) << "what is cheap goes on";
  bill->close();
  bill->close();
  auto next = Bill::open(purse, 1'000);
  ASSERT_TRUE(next);
  bill.reset();
  EXPECT_FALSE(Bill::open(purse, 1'000)) << "the first one's end is not the next one's";
  next.reset();
  EXPECT_TRUE(Bill::open(purse, 1'000));
}

TEST(Bill, IsNotOpenedForWhoOwes) {
  const auto purse = std::make_shared<Purse>(1'000);
  spend(*purse, 1'000);
  purse->owe(limits::kFramesPerSecond);
  EXPECT_FALSE(Bill::open(purse, 1'500));
  EXPECT_TRUE(Bill::open(purse, 2'010));
}

}  // namespace
}  // namespace gridmates::players
