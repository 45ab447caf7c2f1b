// Each argument in a position where it is the simplest one and easy to follow.
#include "engine/minesweeper/deduce/deducer.h"

#include <gtest/gtest.h>

#include "engine/minesweeper/field/coordinates.h"
#include "tests/engine/minesweeper/deduce/referee.h"

namespace gridmates::minesweeper {
namespace {

using Names = std::vector<std::string_view>;

class Deduce : public testing::Test {
 protected:
  void see(const std::vector<std::string_view>& rows, std::uint16_t mines) {
    shape_ = test::seen(rows, mines).shape;
    deducer_.emplace(test::seen(rows, mines));
  }
  std::vector<Cell> cells(const Names& names) const {
    std::vector<Cell> cells;
    for (const std::string_view name : names) cells.push_back(cell_named(shape_, name).value());
    return cells;
  }
  std::optional<Step> next(std::uint32_t budget = Deducer::kUsualBudget) {
    return deducer_->next(budget);
  }
  Step step(Argument argument, bool mined, const Names& told, const Names& because) const {
    return {argument, mined, cells(told), cells(because)};
  }

  static constexpr bool kMined = true;
  static constexpr bool kSafe = false;
  Shape shape_;
  std::optional<Deducer> deducer_;
};

TEST_F(Deduce, NumberWithJustRoomForItsMines) {
  see({".2.", "..."}, 2);
  EXPECT_EQ(next(), std::nullopt);
  see({".2."}, 2);
  EXPECT_EQ(next(), step(Argument::kNumber, kMined, {"a1", "c1"}, {"b1"}));
}

TEST_F(Deduce, NumberWhoseMinesAreShown) {
  see({"*1."}, 1);
  EXPECT_EQ(next(), step(Argument::kNumber, kSafe, {"c1"}, {"b1"}));
  EXPECT_EQ(next(), std::nullopt);
}

TEST_F(Deduce, NumberWhoseMinesAreConcluded) {
  see({"1.1."}, 1);
  EXPECT_EQ(next(), step(Argument::kNumber, kMined, {"b1"}, {"a1"}));
  EXPECT_EQ(next(), step(Argument::kNumber, kSafe, {"d1"}, {"c1"}));
}

// The mine of a2 is also the mine of b2.
TEST_F(Deduce, SubsetLeavesNoMineForTheOthers) {
  see({"...", "12*"}, 2);
  EXPECT_EQ(next(), step(Argument::kSubset, kSafe, {"c1"}, {"a2", "b2"}));
  EXPECT_EQ(next(), std::nullopt);
}

// a2 has one mine among a1 and b1, so c1 is the other mine of b2.
TEST_F(Deduce, SubsetLeavesNoRoomForTheOthers) {
  see({"...", "13*"}, 3);
  EXPECT_EQ(next(), step(Argument::kSubset, kMined, {"c1"}, {"a2", "b2"}));
}

// Only the number of mines decides d1, which is behind a mine.
TEST_F(Deduce, CountOfMinesLeft) {
  see({"01.."}, 1);
  EXPECT_EQ(next(), step(Argument::kNumber, kMined, {"c1"}, {"b1"}));
  EXPECT_EQ(next(), step(Argument::kCount, kSafe, {"d1"}, {}));
  see({"01.."}, 2);
  EXPECT_EQ(next(), step(Argument::kNumber, kMined, {"c1"}, {"b1"}));
  EXPECT_EQ(next(), step(Argument::kCount, kMined, {"d1"}, {}));
}

// The only mine is at c1, on either side.
TEST_F(Deduce, CountTogetherWithNumbers) {
  see({"..1."}, 1);
  EXPECT_EQ(next(), step(Argument::kCount, kSafe, {"a1"}, {"c1"}));
  EXPECT_EQ(next(), std::nullopt);
}

// Two of the three mines of b2 are mines of b1, so c4 has at most one of its two in row 3.
TEST_F(Deduce, ComponentOfThreeNumbers) {
  const std::vector<std::string_view> rows = {".2.", ".3.", "...", "..2"};
  see(rows, 5);
  EXPECT_EQ(next(), step(Argument::kComponent, kMined, {"b4"}, {"b1", "b2", "c4"}));
  see(rows, 5);
  EXPECT_EQ(next(0), std::nullopt);
  EXPECT_TRUE(next());
}

TEST_F(Deduce, WhatIsOpenedOrShownIsConcludedNoLonger) {
  see({"1.1."}, 1);
  next();
  EXPECT_TRUE(deducer_->mined().has(1));
  deducer_->show_mine(1);
  EXPECT_TRUE(deducer_->mined().empty());
  next();
  EXPECT_TRUE(deducer_->safe().has(3));
  EXPECT_FALSE(deducer_->unknown(3));
  deducer_->open(3, 0);
  EXPECT_TRUE(deducer_->safe().empty());
}

TEST_F(Deduce, NothingIsKnownOfAClosedField) {
  const Shape shape{9, 9};
  Deducer deducer(shape, 10);
  EXPECT_EQ(deducer.next(), std::nullopt);
  EXPECT_TRUE(deducer.unknown(40));
  deducer.open(40, 0);
  const auto told = deducer.next();
  ASSERT_TRUE(told);
  EXPECT_EQ(told->cells.size(), 8u);
  EXPECT_EQ(deducer.safe().count(), 8);
}

}  // namespace
}  // namespace gridmates::minesweeper
