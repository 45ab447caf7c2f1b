// Laying: the promise of the start, equal chances for every set of cells, and the same field from
// the same seed.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>

#include "engine/minesweeper/field/field.h"
#include "tests/engine/minesweeper/field/drawn.h"

namespace gridmates::minesweeper {
namespace {

using Layer = std::function<Field(core::Random&)>;

std::uint64_t choose(std::uint64_t n, std::uint64_t k) {
  std::uint64_t ways = 1;
  for (std::uint64_t i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
  return ways;
}

// Pearson's chi-square statistic of the sets of mines from `lay` over `rounds` * `sets` seeds,
// where each of the `sets` is expected `rounds` times.
double chi_square(const Layer& lay, std::uint64_t sets, int rounds) {
  std::map<std::uint64_t, int> seen;
  for (std::uint64_t seed = 0; seed < sets * static_cast<std::uint64_t>(rounds); ++seed) {
    core::Random random(core::seed_from(seed));
    std::uint64_t set = 0;
    lay(random).mines.each([&](Cell mine) { set |= std::uint64_t{1} << mine; });
    ++seen[set];
  }
  double sum = 0;
  for (const auto& [set, count] : seen) sum += (count - rounds) * (count - rounds);
  const auto missing = static_cast<double>(sets - seen.size());  // negative: too many sets occur
  return (sum + missing * rounds * rounds) / rounds;
}

// The mean of the statistic plus four standard deviations; the seeds are fixed, so every run gives
// the same result.
double bound(std::uint64_t sets) {
  const auto freedom = static_cast<double>(sets - 1);
  return freedom + 4 * std::sqrt(2 * freedom);
}

constexpr int kRounds = 1000;

TEST(Lay, EverySetOfAllowedCellsIsAsLikely) {
  const struct {
    Shape shape;
    std::uint16_t mines;
    Cell first;
    Start start;
    std::uint64_t allowed;
  } tiny[] = {
      {{4, 3}, 3, 0, Start::kZero, 8},  // a corner keeps 4 cells free
      {{4, 4}, 2, 1, Start::kZero, 10}, {{5, 4}, 2, 6, Start::kZero, 11},
      {{3, 3}, 2, 4, Start::kSafe, 8},  {{6, 1}, 4, 5, Start::kSafe, 5},
  };
  for (const auto& [shape, mines, first, start, allowed] : tiny) {
    const std::uint64_t sets = choose(allowed, mines);
    const auto laid = [&](core::Random& random) { return lay(shape, mines, first, start, random); };
    EXPECT_LT(chi_square(laid, sets, kRounds), bound(sets)) << int{shape.width};
  }
}

// A common mistake: if a cell is taken, its neighbour gets the mine.
TEST(Lay, TheBoundNoticesABias) {
  const auto biased = [](core::Random& random) {
    Field field{{4, 3}, {}};
    for (int mine = 0; mine < 3; ++mine) {
      std::uint32_t cell = random.below(12);
      while (field.mines.has(static_cast<Cell>(cell))) cell = (cell + 1) % 12;
      field.mines.add(static_cast<Cell>(cell));
    }
    return field;
  };
  EXPECT_GT(chi_square(biased, choose(12, 3), kRounds), 10 * bound(choose(12, 3)));
}

TEST(Lay, EveryFirstCellIsWhatTheStartPromises) {
  for (const Shape shape :
       {Shape{8, 8}, Shape{9, 9}, Shape{16, 16}, Shape{30, 16}, Shape{50, 50}}) {
    for (const Start start : {Start::kZero, Start::kSafe}) {
      for (std::uint64_t seed = 0; seed < 200; ++seed) {
        core::Random random(core::seed_from(seed));
        const auto first = static_cast<Cell>(random.below(shape.cells()));
        const auto mines = static_cast<std::uint16_t>(1 + random.below(most_mines(shape, start)));
        const Field field = lay(shape, mines, first, start, random);
        ASSERT_EQ(field.mines.count(), mines);
        ASSERT_FALSE(field.mines.has(first));
        if (start == Start::kZero) ASSERT_EQ(number_at(field, first), 0);
      }
    }
  }
}

TEST(Lay, AsManyMinesAsFitLeaveTheStartAlone) {
  core::Random random(core::seed_from(1));
  const Field field = lay({4, 3}, 8, 11, Start::kZero, random);
  EXPECT_EQ(field, test::drawn({"****", "**..", "**.."}));
}

// FNV-1a over the cells with mines.
std::uint64_t print_of(const Field& field) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  field.mines.each([&](Cell mine) { hash = (hash ^ mine) * 0x100000001b3ULL; });
  return hash;
}

TEST(Lay, ASeedGivesTheSameFieldEverywhere) {
  const auto print = [](Shape shape, std::uint16_t mines, Cell first, Start start) {
    core::Random random(core::seed_from(5));
    return print_of(lay(shape, mines, first, start, random));
  };
  EXPECT_EQ(print({9, 9}, 10, 40, Start::kZero), 5667306557789296710ULL);
  EXPECT_EQ(print({16, 16}, 40, 0, Start::kSafe), 9155477794795497758ULL);
  EXPECT_EQ(print({30, 16}, 99, 245, Start::kZero), 9465861879259927376ULL);
  EXPECT_EQ(print({50, 50}, 500, 2499, Start::kZero), 16815771547933634713ULL);
}

}  // namespace
}  // namespace gridmates::minesweeper
