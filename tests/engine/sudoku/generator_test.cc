// The generator: exactly one solution, the promised number of givens, the same on every platform.
#include "engine/sudoku/generator.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/core/random.h"
#include "engine/sudoku/grid/text.h"
#include "engine/sudoku/solver/solver.h"

namespace gridmates::sudoku {
namespace {

TEST(Generator, MakesDistinctPuzzlesWithOneSolution) {
  std::set<std::string> seen;
  for (std::uint64_t number = 0; number < 100; ++number) {
    const auto puzzle = generate(core::seed_from(number));
    ASSERT_TRUE(puzzle) << number;
    const Solutions solutions = count_solutions(*puzzle, 2);
    EXPECT_TRUE(solutions.decided);
    EXPECT_EQ(solutions.found, 1u) << number;
    EXPECT_EQ(count_filled(*puzzle), kTargetGivens) << number;
    EXPECT_TRUE(seen.insert(format_line(*puzzle)).second) << number;
  }
}

TEST(Generator, EveryDigitStandsEverywhereSometimes) {
  std::array<DigitSet, kCells> seen{};
  for (std::uint64_t number = 0; number < 200; ++number) {
    const Grid puzzle = *generate(core::seed_from(number));
    for (std::size_t i = 0; i < kCells; ++i) seen[i] |= only(puzzle[i]);
  }
  for (DigitSet digits : seen) EXPECT_EQ(digits, kAllDigits);
}

// Starter packs and journals name seeds: a change of this number changes what a seed means.
TEST(Generator, ASeedGivesTheSamePuzzleForEver) {
  EXPECT_EQ(format_line(*generate(core::seed_from(1))),
            ".3...4..21.59624..624.3...19...2.71..53..9...............75692.....4....24..98.6.");
  std::uint64_t signature = core::fnv1a({});
  for (std::uint64_t number = 0; number < 100; ++number) {
    signature = core::fnv1a(*generate(core::seed_from(number)), signature);
  }
  EXPECT_EQ(signature, 10102965347942534710u);
}

}  // namespace
}  // namespace gridmates::sudoku
