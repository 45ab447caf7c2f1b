#include "client/words/watching.h"

#include <gtest/gtest.h>

namespace gridmates::words {
namespace {

TEST(WatchingWords, SayWhoAndHowLateUnlessThatIsUsual) {
  EXPECT_EQ(watching_words(v1::WATCHERS_UNSPECIFIED, 0), "");
  EXPECT_EQ(watching_words(v1::WATCHERS_ALL, 0), "");
  EXPECT_EQ(watching_words(v1::WATCHERS_UNSPECIFIED, 60), "watching: anybody, 60 s late");
  EXPECT_EQ(watching_words(v1::WATCHERS_LINK, 0), "watching: with the code only");
  EXPECT_EQ(watching_words(v1::WATCHERS_LINK, 5), "watching: with the code only, 5 s late");
  EXPECT_EQ(watching_words(v1::WATCHERS_NONE, 5), "watching: not allowed");
}

}  // namespace
}  // namespace gridmates::words
