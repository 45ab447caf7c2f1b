// Ratings of players: what a rated match makes of them. Plain values and pure functions; any
// thread.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/ratings/glicko2.h"
#include "server/base/ids.h"
#include "server/ports/run.h"

namespace gridmates::ports {

// A player's rating in one variant of a game.
struct PlayerRating {
  ratings::Rating rating;
  std::uint32_t won = 0;
  std::uint32_t drawn = 0;
  std::uint32_t lost = 0;
  std::int64_t wall_ms = 0;  // when the last match ended; 0: there has been none
  double change = 0;         // of the rating, by that match

  // Known well enough; before, it is provisional. Lichess draws the line at the same deviation.
  static constexpr double kSettled = 110;
  bool settled() const { return rating.deviation <= kSettled; }
  friend bool operator==(const PlayerRating&, const PlayerRating&) = default;
};

// Whether the match changes a rating: two have played a rated one to its end, of whom one at least
// is a person.
bool changes_ratings(const Run& run);

// By place in the run, which changes ratings: each player's after it. Both are rated by what was
// known before, the match being a rating period of its own. A week without one lets a deviation
// grow by one period more. A computer on a seat keeps its fixed rating, and `before` of it is not
// looked at.
std::array<PlayerRating, 2> rated_after(const Run& run, const std::array<PlayerRating, 2>& before);

// A line of a rating list.
struct RatedPlayer {
  PlayerId player;
  Name name;
  PlayerRating rating;
  std::uint32_t place = 1;  // from 1; 0: behind limits::kPlacesCounted others
};

// Those rated in one variant: settled ratings first, each from the highest down. Programs that play
// are in none.
struct RatingList {
  std::string variant;
  std::vector<RatedPlayer> players;
};

// A rating after a match.
struct RatingPoint {
  std::int64_t wall_ms = 0;
  double rating = 0;
  friend bool operator==(const RatingPoint&, const RatingPoint&) = default;
};

// What a player's page says of a rating.
struct RatingHistory {
  std::string game;
  std::string variant;
  PlayerRating rating;
  std::vector<RatingPoint> points;  // oldest first, the latest limits::kRatingPoints
};

// How somebody has played against one other.
struct Opponent {
  std::string game;
  PlayerId player;
  Name name;
  std::uint32_t won = 0;
  std::uint32_t drawn = 0;
  std::uint32_t lost = 0;

  std::uint32_t played() const { return won + drawn + lost; }
};

}  // namespace gridmates::ports
