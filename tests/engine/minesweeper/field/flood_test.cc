// Flooding compared with a simple recursion.
#include <gtest/gtest.h>

#include "engine/minesweeper/field/field.h"
#include "tests/engine/minesweeper/field/drawn.h"

namespace gridmates::minesweeper {
namespace {

void open_recursively(const Field& field, Cell cell, const Cells& shut, Cells& opened) {
  if (opened.has(cell) || shut.has(cell)) return;
  opened.add(cell);
  if (number_at(field, cell) != 0) return;
  for (const Cell near : Neighbours(field.shape, cell)) {
    open_recursively(field, near, shut, opened);
  }
}

Cells set_of(const std::vector<Cell>& list) {
  Cells set;
  for (const Cell cell : list) set.add(cell);
  return set;
}

Cells some_cells(const Field& field, core::Random& random, std::uint32_t one_in) {
  Cells some;
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) some.set(cell, random.below(one_in) == 0);
  return some;
}

TEST(Flood, ANumberOpensAlone) {
  const Field field = test::drawn({"...", "..*"});
  Cells opened;
  EXPECT_EQ(flood(field.shape, numbers_of(field), test::cell(field, "b1"), {}, opened),
            test::cells(field, {"b1"}));
  EXPECT_EQ(opened, set_of(test::cells(field, {"b1"})));
}

TEST(Flood, AZeroOpensUpToTheNumbersAndSaysInWhichOrder) {
  const Field field = test::drawn({"....*", "....."});
  Cells opened;
  EXPECT_EQ(flood(field.shape, numbers_of(field), test::cell(field, "a1"), {}, opened),
            test::cells(field, {"a1", "b1", "a2", "b2", "c1", "c2", "d1", "d2"}));
  EXPECT_FALSE(opened.has(test::cell(field, "e2")));
}

TEST(Flood, WhatIsShutOrOpenIsNotOpened) {
  const Field field = test::drawn({"......"});
  const auto numbers = numbers_of(field);
  Cells opened;
  EXPECT_TRUE(flood(field.shape, numbers, 2, set_of({2}), opened).empty());
  EXPECT_EQ(flood(field.shape, numbers, 0, set_of({2}), opened), (std::vector<Cell>{0, 1}));
  EXPECT_TRUE(flood(field.shape, numbers, 0, {}, opened).empty());
  EXPECT_EQ(flood(field.shape, numbers, 2, {}, opened), (std::vector<Cell>{2, 3, 4, 5}));
}

TEST(Flood, AgreesWithRecursionOnFieldsByChance) {
  core::Random random(core::seed_from(2));
  for (int i = 0; i < 2000; ++i) {
    const Field field = test::by_chance(random, 16);
    const Cells shut = some_cells(field, random, 12);
    Cells opened = some_cells(field, random, 12);
    opened -= field.mines;
    opened -= shut;
    const auto cell = static_cast<Cell>(random.below(field.shape.cells()));
    if (field.mines.has(cell)) continue;
    const Cells before = opened;
    Cells expected = opened;
    open_recursively(field, cell, shut, expected);
    const auto added = flood(field.shape, numbers_of(field), cell, shut, opened);
    ASSERT_EQ(opened, expected);
    expected -= before;
    ASSERT_EQ(set_of(added), expected);
    ASSERT_EQ(added.size(), expected.count());
    if (!added.empty()) ASSERT_EQ(added.front(), cell);
  }
}

TEST(Flood, TheLargestFieldOpensInOneGo) {
  const Field field{{kMaxSide, kMaxSide}, {}};
  Cells opened;
  EXPECT_EQ(flood(field.shape, numbers_of(field), 1234, {}, opened).size(), kMaxCells);
}

}  // namespace
}  // namespace gridmates::minesweeper
