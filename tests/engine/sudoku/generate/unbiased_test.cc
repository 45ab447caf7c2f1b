// Controlled bias: a try succeeds if and only if digging stops at a minimal puzzle.
#include "engine/sudoku/generate/unbiased.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/sudoku/generate/full_grid.h"
#include "engine/sudoku/generate/order.h"
#include "tests/engine/sudoku/generate/checks.h"

namespace gridmates::sudoku {
namespace {

using testing::ElementsAre;

using Cells = std::vector<std::uint16_t>;

// As Berthier describes it: cell by cell until there is a second solution.
std::optional<Digits> try_slowly(const Digits& full, const Cells& cells) {
  Digits puzzle = full;
  for (const std::uint16_t cell : cells) {
    puzzle[cell] = 0;
    if (has_one_solution({}, puzzle)) continue;
    puzzle[cell] = full[cell];
    break;
  }
  return is_minimal({}, Symmetry::kNone, puzzle) ? std::optional(puzzle) : std::nullopt;
}

// An order that leads to this minimal puzzle: first the cells that are empty in it.
Cells order_towards(const Digits& puzzle) {
  Cells cells;
  for (const bool empty : {true, false}) {
    for (std::uint16_t cell = 0; cell < 81; ++cell) {
      if ((puzzle[cell] == 0) == empty) cells.push_back(cell);
    }
  }
  return cells;
}

TEST(Unbiased, ATryEndsAsTheSlowOneDoes) {
  core::Random random(core::seed_from(1));
  for (int i = 0; i < 200; ++i) {
    const Digits full = *maker_of(FullGrid::kUniform)({}, random, {});
    const Cells cells = arranger_of(Order::kRandom)({}, random);
    EXPECT_EQ(try_unbiased(full, cells), try_slowly(full, cells));
  }
}

TEST(Unbiased, EveryMinimalPuzzleCanComeAbout) {
  for (std::uint64_t number = 0; number < 20; ++number) {
    GeneratorOptions generator_options;
    generator_options.minimal = true;
    const Made made = *generate(generator_options, core::seed_from(number));
    EXPECT_EQ(try_unbiased(made.solution, order_towards(made.puzzle)), made.puzzle);
  }
}

TEST(Unbiased, WithoutSuccessTheNearestIsMarked) {
  GeneratorOptions generator_options;
  generator_options.unbiased = true;
  generator_options.attempts = 10;
  const Made made = *generate(generator_options, core::seed_from(1));
  ASSERT_TRUE(made.is_nearest());
  EXPECT_THAT(
      unmet_of(made),
      ElementsAre("No unbiased puzzle was found, and this is any minimal one.", "Tries: 10."));
  EXPECT_TRUE(made.minimal);
  EXPECT_TRUE(is_minimal({}, Symmetry::kNone, made.puzzle));
}

}  // namespace
}  // namespace gridmates::sudoku
