// The record of a match that has ended. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rules.h"
#include "server/base/ids.h"

namespace gridmates::ports {

// A player's result in a finished match; kSolved at a race: finished it.
struct RunPlayer {
  enum class Result : std::uint8_t { kSolved, kWon, kDrawn, kLost, kLast = kLost };
  PlayerId player;
  Name name;
  Seat seat;
  Result result = Result::kSolved;
  // At a race, where each plays alone: when this player finished, in milliseconds of room time, and
  // whether they had help.
  std::uint64_t time_ms = 0;
  bool assisted = false;
  bool no_flag = false;      // solved without a flag
  bool too_fast = false;     // flagged: faster than people can be
  std::uint16_t rating = 0;  // of a computer in a rated match, fixed; else 0
  friend bool operator==(const RunPlayer&, const RunPlayer&) = default;
};

// A match that has ended. If it counts, it is on the leaderboards. The journal proves it.
struct Run {
  // The rules by which the run was made from a journal. Before kParted, `puzzle` to `too_fast` were
  // not set. Before kByLevel, the category came from the options alone, and all pasted puzzles with
  // the same options were one. Before kAllEnded, matches that do not count had no row, and there
  // were no clicks.
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
  // What the game compares separately: level of the board, core::Game::category, and help.
  std::string category;
  bool assisted = false;
  std::uint64_t time_ms = 0;  // room time at the end
  std::int64_t wall_ms = 0;
  Seq ended;                       // the event that ended it
  std::vector<RunPlayer> players;  // at a race the finishers come first, by place
  std::uint16_t rules = 0;
  std::string puzzle = {};   // of a pasted one: identifies it
  std::uint32_t worth = 0;   // such as 3BV; 0: no such measure
  bool interrupted = false;  // a player paused or was away
  bool apart = false;        // and is compared apart for that
  bool ranks = true;         // the board is large enough for leaderboards
  bool no_flag = false;      // not at a race
  bool too_fast = false;
  std::uint32_t clicks = 0;  // clicks spent, in the measure of `worth`; not at a race
  bool counts = true;        // for the leaderboards
  bool stopped = false;      // ended undecided
  std::string rated = {};    // the variant in which it changes ratings; empty: it changes none
  friend bool operator==(const Run&, const Run&) = default;
};

// Whether all of its players solved it.
bool is_solved(const Run& run);
// The oldest rules that the row of a match which ended then may have. Since `all_ended_since`
// servers write rows of all matches (both in milliseconds since 1970).
inline std::uint16_t least_rules(std::int64_t wall_ms, std::int64_t all_ended_since) {
  return wall_ms < all_ended_since ? 0 : Run::kAllEnded;
}

// A run as it was written, and further columns of its row, which lists use.
struct WrittenRun {
  Run run;
  bool solved = false;               // is_solved() of the run
  std::uint32_t team_size = 0;       // players of the run
  std::int64_t all_ended_since = 0;  // as for least_rules()
  friend bool operator==(const WrittenRun&, const WrittenRun&) = default;
};

// The name of a run, KITE-42/1, and whether its room is closed.
struct RunName {
  RoomCode room;
  std::uint32_t match = 0;
  bool room_closed = false;
  friend bool operator==(const RunName&, const RunName&) = default;
};

// The categories of the boards that the run is on. `no_flag` and `computer` (a computer took part)
// are those of the line.
std::vector<std::string> categories_of(const Run& run, bool no_flag, bool computer);
// How the category of a daily's leaderboard begins: "daily 2026-11-24 easy". Queries get it by its
// full name, or by words that include "daily".
inline constexpr std::string_view kDailyCategory = "daily ";
inline bool is_of_daily(std::string_view category) { return category.starts_with(kDailyCategory); }
// Worth of the board a second, in thousandths.
std::uint64_t rate_of(const Run& run, std::uint64_t time_ms);

}  // namespace gridmates::ports
