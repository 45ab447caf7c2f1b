// Puzzles without a level are graded while the workers are idle.
#include <algorithm>

#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

// The number of puzzles to grade; all are the same puzzle.
constexpr std::uint32_t kMany = 3 * limits::kGradedAtOnce;

class PackGradingTest : public testing::Test {
 protected:
  void put(std::uint32_t puzzles, const std::string& givens = kPuzzle) {
    for (std::uint32_t number = 1; number <= puzzles; ++number) {
      world_.disk.puzzles.push_back({"sudoku", "old", number, givens, "", 9});
    }
    world_.crash();
    world_.restart();
  }
  std::ptrdiff_t graded() const {
    return std::ranges::count_if(world_.disk.puzzles,
                                 [](const ports::Puzzle& puzzle) { return !puzzle.level.empty(); });
  }

  World world_;
};

TEST_F(PackGradingTest, EveryPuzzleGetsALevel) {
  put(kMany);
  EXPECT_EQ(graded(), 0) << "rooms go first";
  world_.pass(2 * limits::kGradeAgainMs);
  EXPECT_EQ(graded(), kMany);
  EXPECT_EQ(world_.disk.puzzles.front().level, "beginner");
}

TEST_F(PackGradingTest, WhatIsNoPuzzleIsUnrated) {
  put(1, "55" + std::string(79, '.'));
  world_.pass(2 * limits::kGradeAgainMs);
  EXPECT_EQ(world_.disk.puzzles.front().level, "unrated");
}

TEST_F(PackGradingTest, PlayersGoFirst) {
  put(kMany);
  world_.workers_rest = true;
  auto ana = world_.client(1);
  ana->enter("Ana");
  ana->create("sudoku", v1::TABLE_COOP, kPuzzle);
  world_.pass(5 * limits::kGradeAgainMs);
  EXPECT_EQ(graded(), 0) << "a board waits to be made";
  world_.workers_rest = false;
  world_.pass(2 * limits::kGradeAgainMs);
  EXPECT_EQ(graded(), kMany);
}

TEST_F(PackGradingTest, GoesOnWhereTheLastRunHasEnded) {
  put(kMany);
  while (graded() == 0) world_.pass(limits::kGradeAgainMs);
  world_.disk.puzzles.front().level = "hard";
  world_.crash();
  world_.restart();
  world_.pass(2 * limits::kGradeAgainMs);
  EXPECT_EQ(graded(), kMany);
  EXPECT_EQ(world_.disk.puzzles.front().level, "hard") << "it was not graded again";
}

TEST_F(PackGradingTest, IsTriedAgainWhereTheTableCannotBeRead) {
  put(1);
  world_.store->read_fails = [] { return true; };
  world_.pass(3 * limits::kGradeAgainMs);
  world_.store->read_fails = nullptr;
  world_.pass(2 * limits::kGradeAgainMs);
  EXPECT_EQ(graded(), 1);
}

}  // namespace
}  // namespace gridmates::actors::test
