// What is to be known of a game before one plays it. Plain values; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace gridmates::core {

// How the seats of a room share matches.
enum class Table : std::uint8_t {
  kCoop,    // one match, everybody moves at once; alone it is solo
  kVersus,  // one match, the game says whose turn it is
  kRace,    // the same board, one match a seat
  kLast = kRace,
};

// What a leaderboard of the game shows.
enum class Fame : std::uint8_t {
  kBestTimes,  // solved boards by time
  kResults,    // wins, draws, losses a player
  kLast = kResults,
};

// Where its boards can come from besides what the game makes by itself.
enum class Puzzles : std::uint8_t {
  kNone,
  kAsText,   // given as text
  kOfTable,  // given as text, or from the puzzles table
  kLast = kOfTable,
};

// Which tables a game can be played at, and how many seats that has.
struct Seating {
  Table table = Table::kCoop;
  std::uint8_t min_seats = 1;  // needed to start
  std::uint8_t max_seats = 1;
};

// A thing that the host of a room picks: a number from `min` to `max`. Where `values` has words,
// `min` is 0 and there is a word for each number: "no", "yes".
struct OptionFacts {
  std::string_view name;          // "lives"
  std::string_view what;          // "hits that end the match"
  std::span<const Table> tables;  // at which it is picked; empty: at all
  std::uint32_t min = 0;
  std::uint32_t max = 1;
  std::span<const std::string_view> values;
  std::uint32_t usual = 0;  // what it is for a host who picks nothing
};

// The facts of a game as data, so that nobody writes `if (game == ...)`.
struct GameFacts {
  std::string_view id;                            // letters in lower case; never changes
  std::string_view title;                         // its name for people
  std::array<std::optional<Seating>, 3> seating;  // by Table
  Fame fame = Fame::kBestTimes;
  Puzzles puzzles = Puzzles::kNone;
  std::span<const std::string_view> levels = {};  // that boards may have (hooks.h), easiest first
  // Whether the view of a player depends on which seat that is. Where it does not, one view is
  // made for all players of a match.
  bool views_by_seat = false;
  // Whether a pause gains time to think, so that runs with one are compared apart. Elsewhere it is
  // a mark on the run's line.
  bool pauses_apart = false;
  std::uint16_t rules_version =
      1;  // journals name it; raised when `play` changes its mind about anything

  const Seating* at(Table table) const {
    const auto& found = seating[static_cast<std::size_t>(table)];
    return found ? &*found : nullptr;
  }
};

}  // namespace gridmates::core
