#include "server/actors/shard/session_table.h"

#include "gtest/gtest.h"

namespace gridmates::actors {
namespace {

constexpr ClientId kClient{1, 2, 3};

// Signing in waits for the store, so an older connection may come to it after a newer one.
TEST(SessionTable, TheConnectionThatCameLastLivesInWhicheverOrderTheySignIn) {
  SessionTable table;
  const auto first = table.enter(ShardNo(0));
  const auto second = table.enter(ShardNo(0));
  EXPECT_TRUE(table.sign_in(second, PlayerId(1), kClient).newest);
  EXPECT_FALSE(table.sign_in(first, PlayerId(1), kClient).newest);
  const auto third = table.enter(ShardNo(0));
  EXPECT_TRUE(table.sign_in(third, PlayerId(1), kClient).newest);
}

TEST(SessionTable, ClientsOfOthersAndThoseThatHaveLeftDoNotMatter) {
  SessionTable table;
  const auto first = table.enter(ShardNo(0));
  const auto second = table.enter(ShardNo(0));
  EXPECT_TRUE(table.sign_in(second, PlayerId(2), kClient).newest);
  EXPECT_TRUE(table.sign_in(first, PlayerId(1), kClient).newest);
  table.leave(first, PlayerId(2), kClient);
  EXPECT_FALSE(table.sign_in(first, PlayerId(2), kClient).newest) << "that was not its place";
  table.leave(second, PlayerId(2), kClient);
  EXPECT_TRUE(table.sign_in(first, PlayerId(2), kClient).newest);
}

}  // namespace
}  // namespace gridmates::actors
