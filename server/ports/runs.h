// The leaderboards, read from runs that the journal wrote. Safe for concurrent use. Done as
// ports/done.h says; nullopt: cannot be read now.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/ports/best_times.h"
#include "server/ports/done.h"
#include "server/ports/journal.h"
#include "server/ports/player_page.h"
#include "server/ports/rating.h"

namespace gridmates::ports {

// The place of a line of a run on a board of all time.
struct RunStanding {
  std::size_t player = 0;  // at a race: index in Run::players; else 0
  BestTimes board;         // without lines
  // How many other players or teams have a better best line there; nullopt: not counted (at least
  // limits::kPlacesCounted), or the line is too fast.
  std::optional<std::uint32_t> better;
  // The best time there in the latest limits::kPlacesCounted earlier runs of the same player or
  // team, without those that are too fast.
  std::optional<std::uint64_t> best_before_ms;
  friend bool operator==(const RunStanding&, const RunStanding&) = default;
};

// One player's results at a versus table.
struct Tally {
  PlayerId player;
  Name name;
  std::uint32_t wins = 0;
  std::uint32_t draws = 0;
  std::uint32_t losses = 0;
  std::vector<RunName> runs;  // latest first, at most limits::kLeaderboardLines
  std::uint32_t place = 1;    // as in BestLine
};

// A query for results: those of a game in a period; `around` as in BestTimesOf.
struct TalliesOf {
  std::string game;
  std::uint32_t limit = 1;
  std::string period = {};
  std::optional<PlayerId> around = {};
};

// A query for rating lists: those of a game; `around` as in BestTimesOf.
struct RatingsOf {
  std::string game;
  std::uint32_t limit = 1;  // lines of each list, at most limits::kLeaderboardLines
  std::optional<PlayerId> around = {};
};

struct RatingOf {
  PlayerId player;
  std::string game;
  std::string variant;
};

class Runs {
 public:
  virtual ~Runs() = default;
  // The boards with the most lines first, among equals the older ones; at most
  // limits::kLeaderboardInAll lines on all of them together.
  virtual void best_times(BestTimesOf of, Done<std::optional<BestBoards>> done) = 0;
  // At most `limit` players, by wins, then fewer losses.
  virtual void tallies(TalliesOf of, Done<std::optional<std::vector<Tally>>> done) = 0;
  // One list for each variant, sorted by name, at most limits::kRatedVariants.
  virtual void ratings(RatingsOf of, Done<std::optional<std::vector<RatingList>>> done) = 0;
  // The player's rating, even if no list shows it; before the first rated match the initial rating.
  virtual void rating(RatingOf of, Done<std::optional<PlayerRating>> done) = 0;
  // The page of a player, from their latest limits::kMatchesSummed matches. The inner nullopt: no
  // player has this name, or not as many as `nth` needs.
  virtual void player(PlayerOf of, Done<std::optional<std::optional<PlayerPage>>> done) = 0;
  // Whether a room's journal may contain a match that this player may see: the match counts
  // (Run::counts), or the player has opened the room or done something in it.
  virtual void worth_reading(RoomId room, std::uint32_t match, PlayerId player,
                             Done<std::optional<bool>> done) = 0;
  // The run written for this match; the inner nullopt: none was.
  virtual void run_of(RoomId room, std::uint32_t match,
                      Done<std::optional<std::optional<WrittenRun>>> done) = 0;
  // The places of that run on boards of best times, by player, then as in categories_of().
  virtual void standings(RoomId room, std::uint32_t match,
                         Done<std::optional<std::vector<RunStanding>>> done) = 0;
};

}  // namespace gridmates::ports
