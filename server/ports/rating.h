// Ratings of players, and how a rated match changes them. Plain values and pure functions; any
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
  std::int64_t wall_ms = 0;  // when the last match ended; 0: no match yet
  double change = 0;         // of the rating, by the last match

  // Reliable; before that, the rating is provisional. Lichess uses the same deviation as limit.
  static constexpr double kSettled = 110;
  bool settled() const { return rating.deviation <= kSettled; }
  friend bool operator==(const PlayerRating&, const PlayerRating&) = default;
};

// Whether the match changes a rating: it was rated, two players played it to its end, and at least
// one of them is a person.
bool changes_ratings(const Run& run);

// The players' ratings after a run that changes ratings, in its order of players. Both are computed
// from the ratings before it, with the match as a rating period of its own. Each week without a
// match raises the deviation by one more period. A computer on a seat has a fixed rating; its
// `before` is ignored.
std::array<PlayerRating, 2> rated_after(const Run& run, const std::array<PlayerRating, 2>& before);

// A line of a rating list.
struct RatedPlayer {
  PlayerId player;
  Name name;
  PlayerRating rating;
  std::uint32_t place = 1;  // from 1; 0: at least limits::kPlacesCounted before it
};

// Players rated in one variant: settled ratings first, each group from the highest down. Computer
// programs are not listed.
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

// A rating on a player's page.
struct RatingHistory {
  std::string game;
  std::string variant;
  PlayerRating rating;
  std::vector<RatingPoint> points;  // oldest first, the latest limits::kRatingPoints
};

// A player's results against one other.
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
