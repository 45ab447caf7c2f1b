// What a match that has ended leaves. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rules.h"
#include "server/base/ids.h"

namespace gridmates::ports {

// How somebody came out of a finished match; kSolved at a race: finished it.
struct RunPlayer {
  enum class Result : std::uint8_t { kSolved, kWon, kDrawn, kLost, kLast = kLost };
  PlayerId player;
  Name name;
  Seat seat;
  Result result = Result::kSolved;
  // At a race, where each plays alone: when this player finished, in milliseconds of room time, and
  // whether with help.
  std::uint64_t time_ms = 0;
  bool assisted = false;
  bool no_flag = false;      // solved without a flag
  bool too_fast = false;     // flagged: nobody has been so fast
  std::uint16_t rating = 0;  // of a computer in a rated match, fixed; 0: elsewhere
  friend bool operator==(const RunPlayer&, const RunPlayer&) = default;
};

// A match that has ended; one that counts stands on the leaderboards. The journal proves it.
struct Run {
  // By which rules this is what a journal says. Before kParted there was nothing of what stands
  // last; before kByLevel the category was that of the options alone, and all pasted puzzles of the
  // same options were one; before kAllEnded matches that do not count had no row, and there were no
  // clicks.
  static constexpr std::uint16_t kParted = 1;
  static constexpr std::uint16_t kByLevel = 2;
  static constexpr std::uint16_t kAllEnded = 3;
  static constexpr std::uint16_t kRules = kAllEnded;
  enum class Source : std::uint8_t { kTable, kPasted, kGenerated, kLast = kGenerated };
  RoomCode code;
  std::uint32_t match = 0;  // the run is CODE/match
  std::string game;
  core::Table table = core::Table::kCoop;
  Source source = Source::kGenerated;
  std::string pack;  // with kTable
  std::uint32_t number = 0;
  std::string level;
  // What the game compares alone: the level of the board, core::Game::category, and what helped.
  std::string category;
  bool assisted = false;
  std::uint64_t time_ms = 0;  // room time at the end
  std::int64_t wall_ms = 0;
  Seq ended;                       // the event that ended it
  std::vector<RunPlayer> players;  // at a race who finished comes first, by place
  std::uint16_t rules = 0;
  std::string puzzle = {};   // of a pasted one: what tells it from others
  std::uint32_t worth = 0;   // 3BV, say; 0: there is no such measure
  bool interrupted = false;  // a player paused, or was gone
  bool apart = false;        // and is therefore compared apart
  bool ranks = true;         // the board is large enough for leaderboards
  bool no_flag = false;      // elsewhere than at a race
  bool too_fast = false;
  std::uint32_t clicks = 0;  // what it took, in the measure of `worth`; elsewhere than at a race
  bool counts = true;        // for the leaderboards
  bool stopped = false;      // ended before it was decided
  std::string rated = {};    // the variant in which it changes ratings; empty: it changes none
  friend bool operator==(const Run&, const Run&) = default;
};

// Whether everybody in it has solved it.
bool is_solved(const Run& run);
// By which rules, at the least, the row of a match is that ended then, where servers have written
// rows of all matches from `all_ended_since` on (both in milliseconds since 1970).
inline std::uint16_t least_rules(std::int64_t wall_ms, std::int64_t all_ended_since) {
  return wall_ms < all_ended_since ? 0 : Run::kAllEnded;
}

// A run as it was written, and what its row says beside it, by which lists go.
struct WrittenRun {
  Run run;
  bool solved = false;               // is_solved() of the run
  std::uint32_t team_size = 0;       // players of the run
  std::int64_t all_ended_since = 0;  // as least_rules() takes it
  friend bool operator==(const WrittenRun&, const WrittenRun&) = default;
};

// The name of a run, KITE-42/1, and whether its room has closed.
struct RunName {
  RoomCode room;
  std::uint32_t match = 0;
  bool room_closed = false;
  friend bool operator==(const RunName&, const RunName&) = default;
};

// The categories of the boards that it stands on. Of the line: `no_flag`, and whether a computer
// player took part.
std::vector<std::string> categories_of(const Run& run, bool no_flag, bool computer);
// The category of a daily's leaderboard begins so: "daily 2026-11-24 easy". It is had by its
// name, or by words that have the first of it among them.
inline constexpr std::string_view kDailyCategory = "daily ";
inline bool is_of_daily(std::string_view category) { return category.starts_with(kDailyCategory); }
// Thousandths of what the board was worth, a second.
std::uint64_t rate_of(const Run& run, std::uint64_t time_ms);

}  // namespace gridmates::ports
