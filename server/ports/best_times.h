// The boards of best times, and the queries for them. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/ports/run.h"

namespace gridmates::ports {

// A line of a board. While a private room is open, its code lets people in.
struct BestLine {
  Run run;
  bool room_closed = false;
  std::uint32_t place = 1;  // on its board, from 1; 0: at least limits::kPlacesCounted before it
  friend bool operator==(const BestLine&, const BestLine&) = default;
};

// A board: the best solved runs of one of categories_of(), best first. A race has one line for each
// player who finished: the run with only this player, and with their time and help.
struct BestTimes {
  core::Table table = core::Table::kCoop;
  std::string category;
  Run::Source source = Run::Source::kTable;
  std::uint32_t team_size = 1;
  bool assisted = false;
  std::vector<BestLine> lines;
  friend bool operator==(const BestTimes&, const BestTimes&) = default;
};

// Whether the text, a list of words separated by spaces, has all of these words.
bool has_words(const std::string& text, const std::vector<std::string>& words);

// Selects boards; an empty member selects all.
struct BoardFilter {
  std::optional<core::Table> table = {};
  std::optional<Run::Source> source = {};
  std::optional<std::uint32_t> team_size = {};
  std::optional<bool> assisted = {};
  std::vector<std::string> words = {};  // all of them in the category

  // Whether it excludes any boards.
  bool narrows() const;
  // Whether only the boards of dailies are requested.
  bool wants_dailies() const;
  bool fits(const BestTimes& board) const;
};

// A query for boards of best times: those of a game, or of one of its categories.
struct BestTimesOf {
  // kTime: the shortest time first; kRate: the highest rate_of(); kWorth: the highest worth.
  enum class Order : std::uint8_t { kTime, kRate, kWorth };
  std::string game;
  std::string category;     // empty: all but dailies, or only dailies (wants_dailies)
  std::uint32_t limit = 1;  // lines of each board, at most limits::kLeaderboardLines
  Order order = Order::kTime;
  bool all = false;         // else the best of each team, and none that is too fast
  std::string period = {};  // as ports/period.h names it; empty: of all time
  // If set: only boards with a line of this player, and of each the player's best line with the
  // lines before and after it.
  std::optional<PlayerId> around = {};
  BoardFilter only = {};
};

struct BestBoards {
  std::vector<BestTimes> boards;  // at most limits::kLeaderboardBoards
  bool more = false;              // there are more
};

}  // namespace gridmates::ports
