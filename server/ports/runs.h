// The leaderboards, read from the runs that the journal wrote. Safe for concurrent use. Done as
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

// Where a line of a run stands on a board of all time.
struct RunStanding {
  std::size_t player = 0;  // at a race whose, in Run::players; else 0
  BestTimes board;         // without lines
  // Behind how many other players, or teams, whose best line stands before it there; nullopt: not
  // counted, behind limits::kPlacesCounted others, or of a line that is too fast.
  std::optional<std::uint32_t> better;
  // The best time there in the latest limits::kPlacesCounted earlier runs of the same player or
  // team, none that is too fast.
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
  std::uint32_t place = 1;    // as BestLine says
};

// Which results: those of a game in a period, around a player's as BestTimesOf says.
struct TalliesOf {
  std::string game;
  std::uint32_t limit = 1;
  std::string period = {};
  std::optional<PlayerId> around = {};
};

// Which rating lists: those of a game; around a player's line as BestTimesOf says.
struct RatingsOf {
  std::string game;
  std::uint32_t limit = 1;  // lines a list, to limits::kLeaderboardLines
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
  // The boards with the most lines first, and among equals the older ones; of all together no more
  // than limits::kLeaderboardInAll lines.
  virtual void best_times(BestTimesOf of, Done<std::optional<BestBoards>> done) = 0;
  // At most `limit` players, by wins, then fewer losses.
  virtual void tallies(TalliesOf of, Done<std::optional<std::vector<Tally>>> done) = 0;
  // A list a variant, by name, of at most limits::kRatedVariants.
  virtual void ratings(RatingsOf of, Done<std::optional<std::vector<RatingList>>> done) = 0;
  // What the player is rated, in a list or not; before the first rated match: what everybody begins
  // with.
  virtual void rating(RatingOf of, Done<std::optional<PlayerRating>> done) = 0;
  // The page of a player, of the latest limits::kMatchesSummed matches. The inner nullopt: nobody
  // has this name, or fewer do.
  virtual void player(PlayerOf of, Done<std::optional<std::optional<PlayerPage>>> done) = 0;
  // Whether a room's journal may have something to tell this player of a match: the match is a run,
  // or the player has opened the room or done something in it.
  virtual void worth_reading(RoomId room, std::uint32_t match, PlayerId player,
                             Done<std::optional<bool>> done) = 0;
  // The run that was written for this match; none when it is no run.
  virtual void run_of(RoomId room, std::uint32_t match,
                      Done<std::optional<std::optional<WrittenRun>>> done) = 0;
  // Where that run stands on boards of best times, by player and then as categories_of() has them.
  virtual void standings(RoomId room, std::uint32_t match,
                         Done<std::optional<std::vector<RunStanding>>> done) = 0;
};

}  // namespace gridmates::ports
