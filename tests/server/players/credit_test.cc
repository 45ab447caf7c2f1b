#include "server/players/credit.h"

#include <gtest/gtest.h>

namespace gridmates::players {
namespace {

TEST(Credit, FillsEvenlyUpToTheBurst) {
  Credit credit(100, 3, 1'000);
  EXPECT_TRUE(credit.take(1'000));
  EXPECT_TRUE(credit.take(1'000));
  EXPECT_TRUE(credit.take(1'000));
  EXPECT_FALSE(credit.take(1'000));
  EXPECT_EQ(credit.wait_ms(1'000), 10u);
  EXPECT_EQ(credit.wait_ms(1'004), 6u);
  EXPECT_TRUE(credit.take(1'010));
  EXPECT_FALSE(credit.take(1'010));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(credit.take(100'000'000'000));
  EXPECT_FALSE(credit.take(100'000'000'000));
}

TEST(Credit, WhatIsOwedIsMadeUpForFirst) {
  Credit credit(10, 2, 0);
  EXPECT_TRUE(credit.take(0));
  credit.owe(5);
  EXPECT_EQ(credit.wait_ms(0), 500u);
  EXPECT_FALSE(credit.take(499));
  EXPECT_TRUE(credit.take(500));
}

}  // namespace
}  // namespace gridmates::players
