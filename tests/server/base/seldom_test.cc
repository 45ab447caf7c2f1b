#include "server/base/seldom.h"

#include <gtest/gtest.h>

namespace gridmates {
namespace {

TEST(Seldom, TellsAtFirstAndThenOnceInAWhile) {
  Seldom seldom;
  EXPECT_EQ(seldom.again(5), 1u);
  EXPECT_EQ(seldom.again(5), std::nullopt);
  EXPECT_EQ(seldom.again(4 + limits::kSeldomMs), std::nullopt);
  EXPECT_EQ(seldom.again(5 + limits::kSeldomMs), 3u) << "with those that were not told";
  EXPECT_EQ(seldom.again(6 + limits::kSeldomMs), std::nullopt);
}

}  // namespace
}  // namespace gridmates
