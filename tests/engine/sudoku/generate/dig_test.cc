// The digger: digging many cells at once gives the result of single cells; limits; restored cells.
#include "engine/sudoku/generate/dig.h"

#include <gtest/gtest.h>

#include "engine/sudoku/generate/full_grid.h"
#include "engine/sudoku/generate/order.h"
#include "tests/engine/sudoku/generate/checks.h"

namespace gridmates::sudoku {
namespace {

struct Field {
  Digits full;
  std::vector<std::uint16_t> cells;
};

Field field_of(std::uint64_t number, Shape shape = {}) {
  core::Random random(core::seed_from(number));
  Digits full = *maker_of(usual_full_grid(shape))(shape, random, {});
  return {full, arranger_of(Order::kRandom)(shape, random)};
}

// Cell by cell, in the simplest way.
Digits dig_slowly(const Field& field) {
  Digits puzzle = field.full;
  for (const std::uint16_t cell : field.cells) {
    puzzle[cell] = 0;
    if (!has_one_solution({}, puzzle)) puzzle[cell] = field.full[cell];
  }
  return puzzle;
}

TEST(Dig, ManyCellsAtOnceLeaveWhatSingleCellsLeave) {
  const Orbits orbits({}, Symmetry::kNone);
  const Digger digger({}, orbits, {});
  for (std::uint64_t number = 0; number < 20; ++number) {
    const Field field = field_of(number);
    const auto dug = digger.dig(field.full, field.cells, {});
    ASSERT_TRUE(dug);
    EXPECT_EQ(in_a_line(dug->puzzle), in_a_line(dig_slowly(field)));
    EXPECT_TRUE(dug->minimal);
    EXPECT_EQ(dug->givens + static_cast<int>(dug->removed.size()), 81);
  }
}

TEST(Dig, StopsWhenThereIsEnoughAndNeverLeavesFewer) {
  const Field field = field_of(3);
  const Orbits cells({}, Symmetry::kNone);
  const auto enough = Digger({}, cells, {}).dig(field.full, field.cells, {40, 0});
  EXPECT_EQ(enough->givens, 40);
  EXPECT_FALSE(enough->minimal);

  const Orbits fours({}, Symmetry::kRotate90);
  const Digger by_fours({}, fours, {});
  EXPECT_EQ(by_fours.dig(field.full, field.cells, {42, 0})->givens % 4, 1);
  EXPECT_LE(by_fours.dig(field.full, field.cells, {42, 0})->givens, 42);
  EXPECT_GE(by_fours.dig(field.full, field.cells, {42, 42})->givens, 42);
}

TEST(Dig, WhatIsPutBackIsWhatWasRemovedLast) {
  const Field field = field_of(4);
  const Orbits orbits({}, Symmetry::kRotate180);
  const Digger digger({}, orbits, {});
  auto dug = *digger.dig(field.full, field.cells, {});
  const auto last = orbits.cells(dug.removed.back());
  const int givens = dug.givens;
  digger.put_back(dug, field.full);
  EXPECT_FALSE(dug.minimal);
  EXPECT_EQ(dug.givens, givens + static_cast<int>(last.size()));
  for (const std::uint16_t cell : last) EXPECT_EQ(dug.puzzle[cell], field.full[cell]);
  while (!dug.removed.empty()) digger.put_back(dug, field.full);
  EXPECT_EQ(dug.puzzle, field.full);
}

TEST(Dig, EndsWhenItIsStopped) {
  const Field field = field_of(5);
  const Orbits orbits({}, Symmetry::kNone);
  std::stop_source source;
  source.request_stop();
  const Digger digger({}, orbits, {kSolverNodes, source.get_token(), SolverPath::kFastest});
  EXPECT_EQ(digger.dig(field.full, field.cells, {}), std::nullopt);
}

TEST(Dig, WhereTheBudgetDoesNotSufficeGivensStay) {
  const Field field = field_of(6);
  const Orbits orbits({}, Symmetry::kNone);
  const auto dug =
      Digger({}, orbits, {1, {}, SolverPath::kFastest}).dig(field.full, field.cells, {});
  EXPECT_TRUE(has_one_solution({}, dug->puzzle));
  EXPECT_FALSE(dug->minimal);
}

TEST(FullGrid, LasVegasFillsEveryShape) {
  for (const Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{2, 4}, Shape{3, 3},
                            Shape{2, 5}, Shape{3, 4}, Shape{3, 5}, Shape{4, 4}}) {
    core::Random random(core::seed_from(1));
    const auto grid = maker_of(FullGrid::kLasVegas)(shape, random, {});
    ASSERT_TRUE(grid) << shape.side();
    EXPECT_TRUE(is_full(shape, *grid)) << in_a_line(*grid);
  }
}

TEST(FullGrid, NamesComeBackAndUniformIsForNine) {
  EXPECT_EQ(full_grid_named("uniform"), FullGrid::kUniform);
  EXPECT_EQ(full_grid_named("lasvegas"), FullGrid::kLasVegas);
  EXPECT_EQ(full_grid_named("pattern"), std::nullopt);
  EXPECT_EQ(usual_full_grid({}), FullGrid::kUniform);
  EXPECT_EQ(usual_full_grid({4, 4}), FullGrid::kLasVegas);
}

}  // namespace
}  // namespace gridmates::sudoku
