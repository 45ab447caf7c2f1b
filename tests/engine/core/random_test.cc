// The engine's random numbers are those of the published algorithms, on every platform.
#include "engine/core/random.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>

namespace gridmates::core {
namespace {

Seed seed_of_words(const std::array<std::uint64_t, 4>& words) {
  Seed seed{};
  for (std::size_t i = 0; i < seed.size(); ++i)
    seed[i] = static_cast<std::uint8_t>(words[i / 8] >> (8 * (i % 8)));
  return seed;
}

// The output of the authors' xoshiro256** from the state 1, 2, 3, 4.
TEST(Random, IsXoshiro256StarStar) {
  Random random(seed_of_words({1, 2, 3, 4}));
  for (std::uint64_t expected : {std::uint64_t{11520}, std::uint64_t{0}, std::uint64_t{1509978240},
                                 std::uint64_t{1215971899390074240}}) {
    EXPECT_EQ(random.next(), expected);
  }
}

// The output of the authors' SplitMix64 from 0.
TEST(Random, SeedsFromNumbersAreSplitMix64) {
  EXPECT_EQ(seed_from(0), seed_of_words({0xe220a8397b1dcdafULL, 0x6e789e6aa1b965f4ULL,
                                         0x06c45d188009454fULL, 0xf88bb8a8724c81ecULL}));
}

TEST(Random, AnAllZeroSeedStillGivesChance) {
  Random random(Seed{});
  EXPECT_NE(random.next(), random.next());
}

TEST(Random, BelowStaysBelowAndReachesEverything) {
  Random random(seed_from(3));
  std::array<int, 6> seen{};
  for (int i = 0; i < 6000; ++i) ++seen.at(random.below(6));
  for (int count : seen) EXPECT_NEAR(count, 1000, 150);
  EXPECT_EQ(random.below(1), 0u);
}

TEST(Random, ShuffleIsAPermutationOfItsSeed) {
  std::array<int, 20> items{};
  std::iota(items.begin(), items.end(), 0);
  auto once = items;
  auto again = items;
  Random(seed_from(4)).shuffle<int>(once);
  Random(seed_from(4)).shuffle<int>(again);
  EXPECT_EQ(once, again);
  EXPECT_NE(once, items);
  std::sort(once.begin(), once.end());
  EXPECT_EQ(once, items);
}

}  // namespace
}  // namespace gridmates::core
