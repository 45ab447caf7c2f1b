#include "server/app/watchdog.h"

#include <gtest/gtest.h>

#include <future>

namespace gridmates::app {
namespace {

TEST(WatchdogDeathTest, EndsTheProcessWhenItsTimeIsUp) {
  EXPECT_EXIT(
      {
        Watchdog watchdog;
        watchdog.start(std::chrono::milliseconds(1), 3);
        std::promise<void>().get_future().wait();  // forever
      },
      testing::ExitedWithCode(3), "draining took too long");
}

TEST(WatchdogDeathTest, IsCalledOffByItsEnd) {
  EXPECT_EXIT(
      {
        {
          Watchdog watchdog;
          watchdog.start(std::chrono::hours(1), 3);
          watchdog.start(std::chrono::milliseconds(0), 3);  // the first one counts
        }
        std::_Exit(0);
      },
      testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace gridmates::app
