// Lists in words.
#include "engine/text/joined.h"

#include <gtest/gtest.h>

#include <vector>

namespace gridmates::text {
namespace {

std::string number(int n) { return std::to_string(n); }

std::string numbers(const std::vector<int>& items) { return joined(items, number); }

TEST(Joined, TheLastOneStandsBehindAnd) {
  EXPECT_EQ(numbers({}), "");
  EXPECT_EQ(numbers({1}), "1");
  EXPECT_EQ(numbers({1, 2}), "1 and 2");
  EXPECT_EQ(numbers({1, 2, 3, 4}), "1, 2, 3 and 4");
}

TEST(Joined, OfTooManyTheOthersAreCounted) {
  const std::vector<int> four = {1, 2, 3, 4};
  EXPECT_EQ(joined(four, number, 2), "1, 2 and 2 more");
  EXPECT_EQ(joined(four, number, 3), "1, 2, 3 and 1 more");
  EXPECT_EQ(joined(four, number, 4), "1, 2, 3 and 4");
}

}  // namespace
}  // namespace gridmates::text
