// The line on a terminal for commands of unknown length.
#include "client/tools/batch/activity.h"

#include <gtest/gtest.h>

namespace gridmates::tools {
namespace {

TEST(Activity, InWords) {
  EXPECT_EQ(activity_in_words(0, 0), "0 puzzles, 0 steps");
  EXPECT_EQ(activity_in_words(1, 1), "1 puzzle, 1 step");
  EXPECT_EQ(activity_in_words(12, 340), "12 puzzles, 340 steps");
}

// A test's standard error may be a terminal: ending before the first line must not hang.
TEST(Activity, EndsAtOnce) {
  for (int i = 0; i < 20; ++i) {
    Activity activity;
    activity.count_step();
    activity.take_away();
    activity.count_puzzle();
  }
}

}  // namespace
}  // namespace gridmates::tools
