// Symmetries, their orbits, and the orders of digging.
#include "engine/sudoku/generate/symmetry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "engine/sudoku/generate/order.h"
#include "tests/engine/sudoku/generate/checks.h"

namespace gridmates::sudoku {
namespace {

TEST(Symmetry, NamesComeBack) {
  EXPECT_EQ(symmetries().size(), 8u);
  for (const Symmetry symmetry : symmetries()) {
    EXPECT_EQ(symmetry_named(name_of(symmetry)), symmetry);
  }
  EXPECT_EQ(symmetry_named("round"), std::nullopt);
  EXPECT_EQ(symmetry_named("rotate180"), Symmetry::kRotate180);
}

TEST(Symmetry, OrbitsAreAsManyAsGroupTheorySays) {
  const std::map<Symmetry, int> nine = {
      {Symmetry::kNone, 81},         {Symmetry::kRotate180, 41},  {Symmetry::kRotate90, 21},
      {Symmetry::kVertical, 45},     {Symmetry::kHorizontal, 45}, {Symmetry::kDiagonal, 45},
      {Symmetry::kAntidiagonal, 45}, {Symmetry::kFull, 15},
  };
  const std::map<Symmetry, int> six = {
      {Symmetry::kNone, 36},         {Symmetry::kRotate180, 18},  {Symmetry::kRotate90, 9},
      {Symmetry::kVertical, 18},     {Symmetry::kHorizontal, 18}, {Symmetry::kDiagonal, 21},
      {Symmetry::kAntidiagonal, 21}, {Symmetry::kFull, 6},
  };
  for (const Symmetry symmetry : symmetries()) {
    EXPECT_EQ(Orbits({3, 3}, symmetry).count(), nine.at(symmetry)) << name_of(symmetry);
    EXPECT_EQ(Orbits({2, 3}, symmetry).count(), six.at(symmetry)) << name_of(symmetry);
  }
}

TEST(Symmetry, EveryOrbitIsSymmetricAndEveryCellInOne) {
  for (const Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{3, 3}, Shape{5, 5}}) {
    for (const Symmetry symmetry : symmetries()) {
      const Orbits orbits(shape, symmetry);
      Digits all(static_cast<std::size_t>(shape.cells()));
      for (int orbit = 0; orbit < orbits.count(); ++orbit) {
        Digits one(all.size());
        for (const std::uint16_t cell : orbits.cells(orbit)) {
          EXPECT_EQ(orbits.of(cell), orbit);
          one[cell] = 1;
          ++all[cell];
        }
        EXPECT_TRUE(is_symmetric(shape, symmetry, one)) << name_of(symmetry) << orbit;
      }
      EXPECT_EQ(all, Digits(all.size(), 1));
    }
  }
}

TEST(Order, HasEveryCellOnce) {
  core::Random random(core::seed_from(1));
  for (const Order order : orders()) {
    for (const Shape shape : {Shape{2, 3}, Shape{3, 3}, Shape{4, 4}}) {
      auto cells = arranger_of(order)(shape, random);
      std::sort(cells.begin(), cells.end());
      std::vector<std::uint16_t> expected(static_cast<std::size_t>(shape.cells()));
      std::iota(expected.begin(), expected.end(), std::uint16_t{0});
      EXPECT_EQ(cells, expected) << name_of(order);
    }
    EXPECT_EQ(order_named(name_of(order)), order);
  }
  EXPECT_EQ(order_named("spiral"), std::nullopt);
}

TEST(Order, GoesAsItsNameSays) {
  core::Random random(core::seed_from(1));
  const auto snake = arranger_of(Order::kSnake)({2, 2}, random);
  EXPECT_EQ(snake,
            (std::vector<std::uint16_t>{0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13, 12}));
  const auto jump = arranger_of(Order::kJump)({2, 2}, random);
  EXPECT_EQ(jump,
            (std::vector<std::uint16_t>{0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15}));
}

}  // namespace
}  // namespace gridmates::sudoku
