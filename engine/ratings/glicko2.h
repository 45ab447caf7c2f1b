// Ratings of players who meet in pairs, by the Glicko-2 system (Mark Glickman, "Example of the
// Glicko-2 system", 2013). Plain values and pure functions; any thread.
#pragma once

#include <span>

namespace gridmates::ratings {

// A player's estimated strength, on the scale of Glicko: 1500 is the middle.
struct Rating {
  double rating = 1500;
  double deviation = 350;    // uncertainty: in 95 of 100 cases the strength is within twice this
  double volatility = 0.06;  // how much the strength is expected to change

  friend bool operator==(const Rating&, const Rating&) = default;
};

// A game of a rating period: the opponent, as rated before the period, and the score.
struct Result {
  Rating opponent;
  double score = 0;  // 1 won, 0.5 drawn, 0 lost
};

// How much volatilities may change, 0.3 to 1.2; smaller values keep them steadier.
inline constexpr double kUsualTau = 0.5;

// The rating after a period with these games; without games only its deviation grows.
Rating rated(const Rating& before, std::span<const Result> games, double tau = kUsualTau);

// The expected score of `player` in a game against `opponent`, 0 to 1.
double expected_score(const Rating& player, const Rating& opponent);

}  // namespace gridmates::ratings
