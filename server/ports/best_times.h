// The boards of best times, and how they are asked for. Plain values and pure functions; any
// thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/ports/run.h"

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

// Whether the text, whose words are apart by blanks, has each of these.
bool has_words(const std::string& text, const std::vector<std::string>& words);

// What boards are for; nothing: for anything.
struct BoardFilter {
  std::optional<core::Table> table = {};
  std::optional<Run::Source> source = {};
  std::optional<std::uint32_t> team_size = {};
  std::optional<bool> assisted = {};
  std::vector<std::string> words = {};  // of the category, each of them

  // Whether it leaves boards out.
  bool narrows() const;
  // Whether the boards of dailies are asked for, and not the others.
  bool wants_dailies() const;
  bool fits(const BestTimes& board) const;
};

// Which boards of best times: those of a game, or of one category of it.
struct BestTimesOf {
  // kRate: by rate_of(), kWorth: by the worth, the most first.
  enum class Order : std::uint8_t { kTime, kRate, kWorth };
  std::string game;
  std::string category;     // empty: all but those of dailies, or these alone
  std::uint32_t limit = 1;  // lines a board, to limits::kLeaderboardLines
  Order order = Order::kTime;
  bool all = false;         // else the best one of each team, and none that is too fast
  std::string period = {};  // as ports/period.h names it; empty: of all time
  // The boards that have a line of this player's alone, and of each the player's best line among
  // those before and after it.
  std::optional<PlayerId> around = {};
  BoardFilter only = {};
};

struct BestBoards {
  std::vector<BestTimes> boards;  // at most limits::kLeaderboardBoards
  bool more = false;              // there are others
};

}  // namespace gridmates::ports
