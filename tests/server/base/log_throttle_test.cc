#include "server/base/log_throttle.h"

#include <gtest/gtest.h>

namespace gridmates {
namespace {

TEST(LogThrottle, TellsAtFirstAndThenOnceInAWhile) {
  LogThrottle throttle;
  EXPECT_EQ(throttle.again(5), 1u);
  EXPECT_EQ(throttle.again(5), std::nullopt);
  EXPECT_EQ(throttle.again(4 + limits::kLogThrottleMs), std::nullopt);
  EXPECT_EQ(throttle.again(5 + limits::kLogThrottleMs), 3u) << "with those that were left out";
  EXPECT_EQ(throttle.again(6 + limits::kLogThrottleMs), std::nullopt);
}

}  // namespace
}  // namespace gridmates
