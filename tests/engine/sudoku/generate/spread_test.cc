// The puzzles of a range of ratings are spread over it: counted over fixed seeds.
#include "engine/sudoku/generate/spread.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/core/random.h"
#include "engine/core/seeds.h"
#include "tests/engine/sudoku/generate/checks.h"
#include "tests/support/sanitized.h"

namespace gridmates::sudoku {
namespace {

// The number of puzzles in each quarter of this range.
std::array<int, 4> quarters_made(Band range, std::uint64_t count) {
  GeneratorOptions generator_options;
  generator_options.rating = range;
  std::array<int, 4> made{};
  for (std::uint64_t index = 0; index < count; ++index) {
    const auto puzzle = generate(generator_options, core::seed_of(core::seed_from(1), index));
    EXPECT_FALSE(puzzle->is_nearest());
    EXPECT_GE(puzzle->grade->er, range.from);
    EXPECT_LE(puzzle->grade->er, range.to);
    const int above = puzzle->grade->er - range.from;
    ++made[static_cast<std::size_t>(std::min(4 * above / (range.to - range.from), 3))];
  }
  return made;
}

struct Ranged {
  const char* name;
  Band range;
  std::uint64_t count;
};
class Spread : public testing::TestWithParam<Ranged> {};

TEST_P(Spread, EveryQuarterHasATenth) {
  const Ranged& one = GetParam();
  // Two puzzles say nothing about quarters, but run all of the code.
  const std::uint64_t count = support::kIsSanitized ? 2 : one.count;
  const auto quarters = quarters_made(one.range, count);
  for (const int made : quarters) {
    if (!support::kIsSanitized) EXPECT_GE(10 * made, static_cast<int>(count));
  }
  EXPECT_EQ(std::accumulate(quarters.begin(), quarters.end(), 0), static_cast<int>(count));
}

INSTANTIATE_TEST_SUITE_P(Ranges, Spread,
                         testing::Values(Ranged{"easy", band_of(Level::kEasy), 200},
                                         Ranged{"medium", band_of(Level::kMedium), 200},
                                         Ranged{"hard", band_of(Level::kHard), 60},
                                         Ranged{"expert", band_of(Level::kExpert), 100},
                                         Ranged{"between", Band{40, 55}, 20}),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(Quarters, HaveNoRatingInCommon) {
  const auto quarters = quarters_of({40, 55});
  ASSERT_EQ(quarters.size(), 4u);
  Rating next = 40;
  for (const Quarter& quarter : quarters) {
    EXPECT_EQ(quarter.band.from, next);
    next = static_cast<Rating>(quarter.band.to + 1);
  }
  EXPECT_EQ(next, 56);
  EXPECT_GT(quarters.back().grids, quarters.front().grids);
}

// The ratings 1.3, 1.4, 1.6, 1.8 and 1.9 do not occur.
TEST(Quarters, WithoutARatingAreNotAimedAt) {
  const auto quarters = quarters_of({12, 16});
  ASSERT_EQ(quarters.size(), 2u);
  EXPECT_EQ(quarters.front().band.from, 12);
  EXPECT_EQ(quarters.back().band.to, 16);
  EXPECT_EQ(quarters_of(band_of(Level::kBeginner)).size(), 1u);
  EXPECT_TRUE(quarters_of(band_of(Level::kExtreme)).empty());
  EXPECT_TRUE(quarters_of({115, 120}).empty());
  EXPECT_EQ(quarters_of({42, 42}).size(), 1u);
}

TEST(AimByChance, IsTheSeedsOwn) {
  GeneratorOptions generator_options;
  generator_options.rating = Band{40, 55};
  std::array<int, 4> aims{};
  for (std::uint64_t number = 0; number < 400; ++number) {
    core::Random one(core::seed_from(number));
    core::Random other(core::seed_from(number));
    const Aim aim = aim_by_chance(generator_options, one);
    EXPECT_EQ(aim.band.from, aim_by_chance(generator_options, other).band.from);
    ++aims[static_cast<std::size_t>(std::min(4 * (aim.band.from - 40 + 1) / 15, 3))];
  }
  for (const int count : aims) EXPECT_GE(count, 40);
}

TEST(AimByChance, IsNoneWhereSomethingElseDecides) {
  core::Random random(core::seed_from(1));
  GeneratorOptions generator_options;
  EXPECT_EQ(aim_by_chance(generator_options, random).attempts, 0u);
  generator_options.rating = Band{40, 55};
  EXPECT_GT(aim_by_chance(generator_options, random).attempts, 1'000u);
  generator_options.attempts = 40;
  EXPECT_EQ(aim_by_chance(generator_options, random).attempts, 10u);
  generator_options.required = *TechniqueSet::parse_each("x-wing");
  EXPECT_EQ(aim_by_chance(generator_options, random).attempts, 0u);
  generator_options.required.clear();
  generator_options.unbiased = true;
  EXPECT_EQ(aim_by_chance(generator_options, random).attempts, 0u);
}

}  // namespace
}  // namespace gridmates::sudoku
