// Arrangements that look the same: compared with all fields of small shapes.
#include "engine/minesweeper/arrange.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "engine/minesweeper/field/field.h"

namespace gridmates::minesweeper {
namespace {

Cells from_bits(std::uint32_t bits) {
  Cells cells;
  for (Cell cell = 0; cell < 32; ++cell) cells.set(cell, (bits >> cell & 1) != 0);
  return cells;
}

// Every field of the shape that looks like the position.
std::vector<Cells> all_like(const Position& position, const Cells& open) {
  std::vector<Cells> found;
  for (std::uint32_t bits = 0; bits < 1U << position.shape.cells(); ++bits) {
    const Field field{position.shape, from_bits(bits)};
    if (field.mines.count() == position.mines && seen(field, open) == position) {
      found.push_back(field.mines);
    }
  }
  return found;
}

bool meets(const Demand& demand, const Cells& mines) {
  Cells wrong = demand.mined;
  wrong -= mines;
  demand.safe.each([&](Cell cell) { wrong.set(cell, mines.has(cell)); });
  return wrong.empty();
}

struct Case {
  Field field;
  Cells open;
  Demand demand;
};

// A field of 4x3 with some cells open and one closed cell that must change between mine and safe.
Case some_case(core::Random& random) {
  const Shape shape{4, 3};
  Case some{{shape, from_bits(random.below(1U << 12))}, from_bits(random.below(1U << 12)), {}};
  const auto cell = static_cast<Cell>(random.below(12));
  some.open.remove(cell);
  (some.field.mines.has(cell) ? some.demand.safe : some.demand.mined).add(cell);
  return some;
}

TEST(Rearrange, FindsAnotherFieldWheneverThereIsOne) {
  core::Random random(core::seed_from(1));
  int moved = 0;
  for (int i = 0; i < 300; ++i) {
    const Case some = some_case(random);
    const Position position = seen(some.field, some.open);
    bool possible = false;
    for (const Cells& mines : all_like(position, some.open)) {
      possible = possible || meets(some.demand, mines);
    }
    Cells mines = some.field.mines;
    ASSERT_EQ(rearrange(position, some.demand, random, mines), possible) << "case " << i;
    if (!possible) {
      EXPECT_EQ(mines, some.field.mines) << "nothing has changed";
      continue;
    }
    ++moved;
    ASSERT_TRUE(meets(some.demand, mines));
    ASSERT_EQ(seen({some.field.shape, mines}, some.open), position) << "case " << i;
  }
  EXPECT_GT(moved, 100);
}

// One component and far cells: every field that meets the demand is equally likely. Of 20,000 draws
// from n fields each count is within five standard deviations of its mean.
TEST(Rearrange, DrawsEachFieldWithTheSameChance) {
  Field field{{4, 4}, {}};
  for (const Cell mine : {0, 2, 7, 13, 15}) field.mines.add(static_cast<Cell>(mine));
  Cells open;
  for (const Cell number : {5, 6}) open.add(static_cast<Cell>(number));
  const Position position = seen(field, open);
  Demand demand;
  demand.safe.add(0);
  std::map<std::vector<Cell>, int> counts;
  for (const Cells& mines : all_like(position, open)) {
    std::vector<Cell> key;
    mines.each([&](Cell cell) { key.push_back(cell); });
    if (meets(demand, mines)) counts[key] = 0;
  }
  ASSERT_GT(counts.size(), 100u);
  constexpr int kDraws = 20'000;
  core::Random random(core::seed_from(2));
  for (int i = 0; i < kDraws; ++i) {
    Cells mines = field.mines;
    ASSERT_TRUE(rearrange(position, demand, random, mines));
    std::vector<Cell> key;
    mines.each([&](Cell cell) { key.push_back(cell); });
    ASSERT_TRUE(counts.contains(key));
    ++counts[key];
  }
  const double mean = static_cast<double>(kDraws) / static_cast<double>(counts.size());
  for (const auto& [mines, count] : counts) {
    EXPECT_LT((count - mean) * (count - mean), 25 * mean) << count << " against " << mean;
  }
}

TEST(Rearrange, LeavesOtherComponentsAlone) {
  // Two mines, each seen only by its own number, far apart in one row.
  Field field{{12, 1}, {}};
  for (const Cell mine : {0, 9}) field.mines.add(static_cast<Cell>(mine));
  Cells open;
  for (const Cell number : {1, 10}) open.add(static_cast<Cell>(number));
  const Position position = seen(field, open);
  Demand demand;
  demand.safe.add(0);
  core::Random random(core::seed_from(3));
  for (int i = 0; i < 20; ++i) {
    Cells mines = field.mines;
    ASSERT_TRUE(rearrange(position, demand, random, mines));
    EXPECT_TRUE(mines.has(2) && mines.has(9));
  }
}

}  // namespace
}  // namespace gridmates::minesweeper
