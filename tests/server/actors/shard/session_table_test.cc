#include "server/actors/shard/session_table.h"

#include "gtest/gtest.h"

namespace gridmates::actors {
namespace {

constexpr ClientId kClient{1, 2, 3};

// Sign-in waits for the store, so an older connection may complete it after a newer one.
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

TEST(SessionTable, KnowsWhoIsCalledSoWhileTheyHaveASession) {
  constexpr ClientId kOther{4, 5, 6};
  SessionTable table;
  const auto first = table.enter(ShardNo(0));
  const auto second = table.enter(ShardNo(1));
  table.call(PlayerId(1), "Ana");
  EXPECT_TRUE(table.called("Ana", 4).empty()) << "who has no session";
  table.sign_in(first, PlayerId(1), kClient);
  table.sign_in(second, PlayerId(1), kOther);
  table.call(PlayerId(1), "Ana");
  EXPECT_EQ(table.called("aNA", 4), std::vector{PlayerId(1)});
  EXPECT_EQ(table.of(PlayerId(1)).size(), 2u);
  table.leave(first, PlayerId(1), kClient);
  EXPECT_EQ(table.called("Ana", 4).size(), 1u);
  table.call(PlayerId(1), "Anna");
  EXPECT_TRUE(table.called("Ana", 4).empty());
  table.leave(second, PlayerId(1), kOther);
  EXPECT_TRUE(table.called("Anna", 4).empty());
  EXPECT_TRUE(table.of(PlayerId(1)).empty());
}

TEST(SessionTable, OfManyOfOneNameItTellsSoMany) {
  SessionTable table;
  for (std::uint64_t player = 1; player <= 9; ++player) {
    table.sign_in(table.enter(ShardNo(0)), PlayerId(player), kClient);
    table.call(PlayerId(player), "guest");
  }
  EXPECT_EQ(table.called("guest", 4).size(), 4u);
}

}  // namespace
}  // namespace gridmates::actors
