// Glicko-2: the example of its author, and players of known strength.
#include "engine/ratings/glicko2.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "engine/core/random.h"

namespace gridmates::ratings {
namespace {

// Mark Glickman, "Example of the Glicko-2 system", section "Example calculation".
TEST(Glicko2, AgreesWithThePublishedExample) {
  const Rating before{1500, 200, 0.06};
  const std::array<Result, 3> games = {
      {{{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}}};
  const Rating after = rated(before, games);
  EXPECT_NEAR(after.rating, 1464.06, 0.01);
  EXPECT_NEAR(after.deviation, 151.52, 0.01);
  EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, WithoutGamesTheDeviationGrowsUpToThatOfANewPlayer) {
  Rating rating{1700, 50, 0.06};
  const double before = rating.deviation;
  rating = rated(rating, {});
  EXPECT_GT(rating.deviation, before);
  EXPECT_EQ(rating.rating, 1700);
  for (int period = 0; period < 5000; ++period) rating = rated(rating, {});
  EXPECT_EQ(rating.deviation, 350);
}

TEST(Glicko2, ExpectedScoresOfTwoSumUpToOne) {
  const Rating one{1700, 80, 0.06};
  const Rating other{1500, 40, 0.06};
  EXPECT_GT(expected_score(one, other), 0.7);
  EXPECT_NEAR(expected_score(one, other) + expected_score(other, one), 1, 1e-12);
}

TEST(Glicko2, SurprisesRaiseTheVolatility) {
  Rating rating{1500, 60, 0.06};
  const std::vector<Result> wins(12, {{2100, 60, 0.06}, 1});
  EXPECT_GT(rated(rating, wins).volatility, rating.volatility);
  EXPECT_GT(rated(rating, wins).rating, rating.rating);
}

// The ratings of a pool converge to its known strengths, up to a common shift.
TEST(Glicko2, APoolConvergesToTheStrengthsOfItsPlayers) {
  const std::array<double, 5> strengths = {1200, 1350, 1500, 1650, 1800};
  std::array<Rating, 5> pool{};
  core::Random random(core::seed_from(1));
  for (int period = 0; period < 60; ++period) {
    std::array<std::vector<Result>, 5> games;
    for (std::size_t one = 0; one < pool.size(); ++one) {
      for (std::size_t other = one + 1; other < pool.size(); ++other) {
        const double chance =
            expected_score({strengths[one], 1, 0.06}, {strengths[other], 1, 0.06});
        const double score = random.below(1'000'000) < chance * 1'000'000 ? 1 : 0;
        games[one].push_back({pool[other], score});
        games[other].push_back({pool[one], 1 - score});
      }
    }
    for (std::size_t i = 0; i < pool.size(); ++i) pool[i] = rated(pool[i], games[i]);
  }
  for (std::size_t i = 0; i < pool.size(); ++i) {
    EXPECT_NEAR(pool[i].rating, strengths[i], 100) << i;
    EXPECT_LT(pool[i].deviation, 80);
  }
}

}  // namespace
}  // namespace gridmates::ratings
