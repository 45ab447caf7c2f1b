// Days and their names.
#include "server/base/dates.h"

#include "gtest/gtest.h"

namespace gridmates {
namespace {

TEST(Dates, BeginAtMidnightByUtc) {
  EXPECT_EQ(day_of(0), 0U);
  EXPECT_EQ(day_of(kDayMs - 1), 0U);
  EXPECT_EQ(day_of(kDayMs), 1U);
  EXPECT_EQ(begin_of(1), kDayMs);
  EXPECT_EQ(day_of(-5), 0U) << "a clock that was never set";
}

TEST(Dates, HaveTheNamesOfTheCalendar) {
  EXPECT_EQ(date_of(0), "1970-01-01");
  EXPECT_EQ(date_of(day_of(1'795'478'400'000)), "2026-11-24");
  EXPECT_EQ(date_of(day_of(1'709'164'800'000)), "2024-02-29");
}

}  // namespace
}  // namespace gridmates
