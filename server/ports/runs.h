// The leaderboards, read from the runs that the journal wrote. Safe for concurrent use. Done as
// ports/done.h says; nullopt: cannot be read now.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/ports/done.h"
#include "server/ports/journal.h"
#include "server/ports/player_page.h"
#include "server/ports/rating.h"

namespace gridmates::ports {

// A line of a board. The code of a private room lets people in while that room is open.
struct BestLine {
  Run run;
  bool room_closed = false;
  std::uint32_t place = 1;  // on its board, from 1; 0: behind limits::kPlacesCounted others
  friend bool operator==(const BestLine&, const BestLine&) = default;
};

// A board: the best solved runs of one of categories_of(), best first. A race has a line a player
// who finished: the run with this player alone, and their time and help as its own.
struct BestTimes {
  core::Table table = core::Table::kCoop;
  std::string category;
  Run::Source source = Run::Source::kTable;
  std::uint32_t team_size = 1;
  bool assisted = false;
  std::vector<BestLine> lines;
  friend bool operator==(const BestTimes&, const BestTimes&) = default;
};

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

// Which boards of best times: those of a game, of one category of it, or of one kind.
struct BestTimesOf {
  // What a board is for; nothing: for anything.
  struct Boards {
    std::optional<core::Table> table = {};
    std::optional<Run::Source> source = {};
    std::optional<std::uint32_t> team_size = {};
    std::optional<bool> assisted = {};
  };
  // kRate: by rate_of(), kWorth: by the worth, the most first.
  enum class Order : std::uint8_t { kTime, kRate, kWorth };
  std::string game;
  std::string category;     // empty: of all but those of dailies
  std::uint32_t limit = 1;  // lines a board, to limits::kLeaderboardLines
  Order order = Order::kTime;
  bool all = false;         // else the best one of each team, and none that is too fast
  std::string period = {};  // as ports/period.h names it; empty: of all time
  // The boards that have a line of this player's alone, and of each the player's best line among
  // those before and after it.
  std::optional<PlayerId> around = {};
  Boards only = {};
};

struct BestBoards {
  std::vector<BestTimes> boards;  // at most limits::kLeaderboardBoards
  bool more = false;              // there are others
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
