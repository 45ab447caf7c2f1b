// The score of two players at a versus table against each other: of all their matches there, or of
// the current series. A value, part of Facts.
#pragma once

#include <cstdint>
#include <tuple>

#include "engine/core/bytes.h"
#include "server/base/ids.h"
#include "server/base/limits.h"
#include "server/room/event.h"

namespace gridmates::room {

// How many matches a series may have: an odd number.
constexpr bool is_series(std::uint32_t best_of) {
  return best_of >= 3 && best_of <= limits::kBestOf && best_of % 2 == 1;
}

// Points are halves: 2 for a win, 1 for a draw.
struct Series {
  struct Score {
    PlayerId player;
    std::uint16_t points = 0;
    static constexpr auto fields(auto& self) { return std::tie(self.player, self.points); }
    friend bool operator==(const Score&, const Score&) = default;
  };

  std::uint8_t best_of = 0;     // matches of a series; 0: no series, all matches count
  core::List<Score, 2> scores;  // of the current or last players; empty before the first match

  // A player has more than half of the points, or all matches have been played.
  bool is_over() const;
  // A match of these two begins. The score starts at 0 for new players and for a new series.
  void begin(PlayerId first, PlayerId second);
  // The match has ended. One without a result does not count.
  void count(Result result, PlayerId first, PlayerId second);
  bool has(PlayerId player) const;
  // The player's points; 0 if they have no score.
  std::uint16_t points_of(PlayerId player) const;

  static constexpr auto fields(auto& self) { return std::tie(self.best_of, self.scores); }
  friend bool operator==(const Series&, const Series&) = default;
};

}  // namespace gridmates::room
