// Large positions: consistency of their odds, budgets, and repeatable answers.

#include "gtest/gtest.h"
#include "tests/engine/minesweeper/solver/played.h"

namespace gridmates::minesweeper {
namespace {

// The probabilities around each number add up to it, and all of them to the number of mines, up to
// rounding.
void expect_consistent(const Position& position, const Odds& odds) {
  ASSERT_TRUE(odds.decided && odds.possible);
  double all = 0;
  for (Cell cell = 0; cell < position.cells.size(); ++cell) {
    all += odds.mine[cell];
    if (odds.safe.has(cell)) EXPECT_EQ(odds.mine[cell], 0);
    if (odds.mined.has(cell)) EXPECT_EQ(odds.mine[cell], 1);
    if (!position.number(cell)) continue;
    double around = 0;
    for (const Cell near : Neighbours(position.shape, cell)) around += odds.mine[near];
    EXPECT_NEAR(around, position.cells[cell], 1e-12);
  }
  EXPECT_NEAR(all, position.mines, 1e-10 * position.mines);
}

void expect_same(const Odds& a, const Odds& b) {
  EXPECT_EQ(a.decided, b.decided);
  EXPECT_EQ(a.possible, b.possible);
  EXPECT_EQ(a.mine, b.mine);
  EXPECT_EQ(a.safe, b.safe);
  EXPECT_EQ(a.mined, b.mined);
  EXPECT_EQ(a.log_fields, b.log_fields);
}

Field laid(Shape shape, std::uint16_t mines, std::uint64_t seed) {
  core::Random random(core::seed_from(seed));
  return lay(shape, mines, shape.at(shape.width / 2u, shape.height / 2u), Start::kZero, random);
}

void expect_consistent_play(const Field& field, int positions) {
  Analyst analyst;
  int seen_positions = 0;
  const Shape shape = field.shape;
  play(field, shape.at(shape.width / 2u, shape.height / 2u), analyst,
       [&](const Position& position, const Odds& odds) {
         expect_consistent(position, odds);
         if (seen_positions % 4 == 0) expect_same(odds, minesweeper::odds(position));
         for (Cell cell = 0; cell < position.cells.size(); ++cell) {
           EXPECT_FALSE(odds.safe.has(cell) && field.mines.has(cell));
           EXPECT_FALSE(odds.mined.has(cell) && !field.mines.has(cell));
         }
         return ++seen_positions < positions;
       });
  EXPECT_GT(seen_positions, 2);
}

TEST(LargeOdds, HoldTogetherInPlay) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    expect_consistent_play(laid({30, 16}, 99, seed), 100);
    expect_consistent_play(laid({30, 16}, 130, seed), 100);
    expect_consistent_play(laid({50, 50}, 500, seed), 12);
  }
}

// Rows of numbers three apart, joined at their ends: one component of two thousand cells.
TEST(LargeOdds, AComponentOfMostOfTheFieldIsCounted) {
  const Shape shape{50, 50};
  core::Random random(core::seed_from(7));
  Field field{shape, {}};
  Cells open;
  for (unsigned row = 1; row < 50; row += 3) {
    for (unsigned column = 1; column < 50; column += 2) open.add(shape.at(column, row));
    open.add(shape.at(row % 2 == 0 ? 1 : 48, row + 1));
  }
  for (Cell cell = 0; cell < shape.cells(); ++cell) {
    if (!open.has(cell) && random.below(2) == 0) field.mines.add(cell);
  }
  const Position position = seen(field, open);
  const Odds told = odds(position);
  expect_consistent(position, told);
  EXPECT_GT(told.log_fields, 600);
}

TEST(LargeOdds, ABudgetThatEndsIsSaidAndSpentTheSameEveryTime) {
  const Field field = laid({30, 16}, 99, 3);
  Analyst analyst;
  int ended = 0;
  play(field, field.shape.at(15, 8), analyst, [&](const Position& position, const Odds& whole) {
    Analyst small;
    bool decided = false;
    for (std::uint64_t budget = 1; !decided; budget *= 2) {
      const Odds& told = small.look(position, budget);
      expect_same(told, odds(position, budget));
      decided = told.decided;
      ended += decided ? 0 : 1;
      if (decided) expect_same(told, whole);
      if (!decided) EXPECT_FALSE(told.possible || !told.safe.empty() || !told.mined.empty());
    }
    return true;
  });
  EXPECT_GT(ended, 10);
}

// With numbers on every other cell at least 25 numbers are pending at once.
TEST(LargeOdds, WhatIsTooWideIsNotDecided) {
  const Shape shape{50, 50};
  Field field{shape, {}};
  Cells open;
  core::Random random(core::seed_from(9));
  for (Cell cell = 0; cell < shape.cells(); ++cell) {
    const bool number = shape.column(cell) % 2 == 1 && shape.row(cell) % 2 == 1;
    if (number) open.add(cell);
    if (!number && random.below(3) == 0) field.mines.add(cell);
  }
  const Odds told = odds(seen(field, open), 20'000);
  EXPECT_FALSE(told.decided);
  EXPECT_FALSE(told.possible);
}

}  // namespace
}  // namespace gridmates::minesweeper
