// Streaks of dailies, in which one missed day in seven is forgiven.
#include "server/lobby/streak.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"

namespace gridmates::lobby {
namespace {

// Each sign is a day, the last one today: x is solved, anything else is not.
std::uint32_t streak(std::string_view signs) {
  const Day today = 1'000;
  std::vector<Day> days;
  for (std::size_t i = 0; i < signs.size(); ++i) {
    if (signs[signs.size() - 1 - i] == 'x') days.push_back(today - static_cast<Day>(i));
  }
  return streak_of(days, today);
}

TEST(Streak, CountsDaysInARow) {
  EXPECT_EQ(streak(""), 0U);
  EXPECT_EQ(streak("."), 0U);
  EXPECT_EQ(streak("x"), 1U);
  EXPECT_EQ(streak("xxxxx"), 5U);
}

TEST(Streak, TodayIsNotMissedBeforeItIsOver) {
  EXPECT_EQ(streak("xxx."), 3U);
  EXPECT_EQ(streak("xxx.."), 3U) << "yesterday is the one that is forgiven";
  EXPECT_EQ(streak("xxx..."), 0U) << "two in a row are not";
}

TEST(Streak, ForgivesOneMissedDayInSeven) {
  EXPECT_EQ(streak("xx.xx"), 4U);
  EXPECT_EQ(streak("xx..xx"), 2U);
  EXPECT_EQ(streak("x.xxxxx.x"), 6U) << "the days 2 and 8 lie within seven";
  EXPECT_EQ(streak("x.xxxxxx.x"), 8U) << "the days 2 and 9 do not";
  EXPECT_EQ(streak("xx.xxxxxx.xxxxxx.x"), 15U);
  EXPECT_EQ(streak("xxxxxx.xx.xxx"), 5U) << "it begins behind the missed day that was too much";
}

TEST(Streak, MissedDaysAreNotCounted) {
  EXPECT_EQ(streak("x.x"), 2U);
  EXPECT_EQ(streak("x.."), 1U);
}

// As after a clock that went back.
TEST(Streak, DaysAfterTodayDoNotCount) {
  const std::vector<Day> days = {102, 101, 100, 99};
  EXPECT_EQ(streak_of(days, 100), 2U);
  EXPECT_EQ(streak_of(days, 0), 0U);
}

TEST(Streak, EndsWithTheFirstDayThereIs) {
  const std::vector<Day> days = {1, 0};
  EXPECT_EQ(streak_of(days, 1), 2U);
}

}  // namespace
}  // namespace gridmates::lobby
