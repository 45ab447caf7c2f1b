// Ratings of players who meet in pairs, by the Glicko-2 system (Mark Glickman, "Example of the
// Glicko-2 system", 2013). Plain values and pure functions; any thread.
#pragma once

#include <span>

namespace gridmates::ratings {

// What is known of a player's strength, on the scale of Glicko: 1500 is the middle.
struct Rating {
  double rating = 1500;
  double deviation = 350;    // how unsure the rating is: in 95 of 100 cases it is within twice this
  double volatility = 0.06;  // how much the strength is expected to change

  friend bool operator==(const Rating&, const Rating&) = default;
};

// A game of a rating period: who it was against, as rated before the period, and how it ended.
struct Result {
  Rating opponent;
  double score = 0;  // 1 won, 0.5 drawn, 0 lost
};

// How much volatilities change, 0.3 to 1.2: a smaller one keeps them steady.
inline constexpr double kUsualTau = 0.5;

// The rating after a period with these games; without any only its deviation grows.
Rating rated(const Rating& before, std::span<const Result> games, double tau = kUsualTau);

// What somebody so rated is expected to score in a game, 0 to 1.
double expected_score(const Rating& player, const Rating& opponent);

}  // namespace gridmates::ratings
