// What a game declares about itself before it is played. Plain values; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace gridmates::core {

// How the seats of a room share matches.
enum class Table : std::uint8_t {
  kCoop,    // one match, all players move at once; alone it is solo
  kVersus,  // one match, the game says whose turn it is
  kRace,    // the same board, one match per seat
  kLast = kRace,
};

// What a leaderboard of the game shows.
enum class Fame : std::uint8_t {
  kBestTimes,  // solved boards by time
  kResults,    // wins, draws, losses of each player
  kLast = kResults,
};

// Where its boards can come from, besides those that the game makes itself.
enum class Puzzles : std::uint8_t {
  kNone,
  kAsText,   // given as text
  kOfTable,  // given as text, or from the puzzles table
  kLast = kOfTable,
};

// A table that a game can be played at, and how many seats it has.
struct Seating {
  Table table = Table::kCoop;
  std::uint8_t min_seats = 1;  // needed to start
  std::uint8_t max_seats = 1;
};

// An option that the host of a room picks: a number from `min` to `max`. If `values` is not empty,
// `min` is 0 and each number has its word: "no", "yes".
struct OptionFacts {
  std::string_view name;          // "lives"
  std::string_view what;          // "hits that end the match"
  std::span<const Table> tables;  // the tables at which it can be picked; empty: all
  std::uint32_t min = 0;
  std::uint32_t max = 1;
  std::span<const std::string_view> values;
  std::uint32_t usual = 0;  // the value if the host picks none
};

// The facts of a game as data, so that no code has to compare game ids.
struct GameFacts {
  std::string_view id;                            // lower-case letters; never changes
  std::string_view title;                         // its name for people
  std::array<std::optional<Seating>, 3> seating;  // by Table
  Fame fame = Fame::kBestTimes;
  Puzzles puzzles = Puzzles::kNone;
  std::span<const std::string_view> levels = {};  // of its boards (hooks.h), easiest first
  // Whether the view of a player depends on the seat. If not, one view is made for all players of a
  // match.
  bool views_by_seat = false;
  // Whether players gain time to think by a pause, so that runs with a pause are compared apart. In
  // other games the run is only marked.
  bool pauses_apart = false;
  std::uint16_t rules_version = 1;  // in journals; raised when any result of `play` changes

  const Seating* at(Table table) const {
    const auto& found = seating[static_cast<std::size_t>(table)];
    return found ? &*found : nullptr;
  }
};

}  // namespace gridmates::core
