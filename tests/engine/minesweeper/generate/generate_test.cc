// What generated fields promise: the number of mines, the first opening, and a proof that the
// independent checker accepts.
#include "engine/minesweeper/generate/generate.h"

#include <gtest/gtest.h>

#include "engine/minesweeper/proof/check.h"

namespace gridmates::minesweeper {
namespace {

void expect_promises_kept(const Wish& wish, const Generated& made) {
  ASSERT_EQ(made.field.mines.count(), wish.mines);
  ASSERT_FALSE(made.field.mines.has(wish.first));
  if (wish.start == Start::kZero) {
    ASSERT_EQ(number_at(made.field, wish.first), 0);
  }
  ASSERT_EQ(made.guaranteed, !made.proof.empty());
  if (!made.guaranteed) return;
  const auto flaw = check(made.field, wish.first, made.proof);
  ASSERT_EQ(flaw, std::nullopt) << flaw->step << ": " << flaw->why;
  ASSERT_EQ(prove(made.field, wish.first), made.proof);
}

// Makes so many fields, the first click anywhere, and returns how many are guaranteed.
int make(Shape shape, std::uint16_t mines, int count) {
  core::Random random(core::seed_from(1));
  int guaranteed = 0;
  for (int i = 0; i < count; ++i) {
    const auto first = static_cast<Cell>(random.below(shape.cells()));
    const Wish wish{shape, mines, first};
    const Generated made = generate(wish, core::seed_from(static_cast<std::uint64_t>(i)));
    expect_promises_kept(wish, made);
    if (testing::Test::HasFatalFailure()) return -1;
    guaranteed += made.guaranteed ? 1 : 0;
  }
  return guaranteed;
}

TEST(Generate, ThousandsOfSmallFieldsKeepTheirPromises) {
  EXPECT_EQ(make({8, 8}, 10, 1000), 1000);
  EXPECT_EQ(make({9, 9}, 10, 2000), 2000);
  EXPECT_EQ(make({9, 9}, 20, 500), 500);
}

TEST(Generate, LargerFieldsKeepThem) {
  EXPECT_EQ(make({16, 16}, 40, 200), 200);
  EXPECT_EQ(make({30, 16}, 99, 50), 50);
  EXPECT_EQ(make({50, 50}, 500, 5), 5);
}

}  // namespace
}  // namespace gridmates::minesweeper
