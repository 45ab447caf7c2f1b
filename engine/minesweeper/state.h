// The state of a match of Minesweeper, with all that views show of it: expensive values are
// computed once, with the move that causes them. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/ids.h"
#include "engine/minesweeper/board.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/said.h"

namespace gridmates::minesweeper {

// One player's part. Its counts stay when the player leaves.
struct Part {
  enum class Ballot : std::uint8_t { kNone, kGoOn, kAgainst, kGiveUp, kLast = kGiveUp };

  bool moved = false;  // has made an accepted move, and not left the table since
  std::uint16_t hits = 0;
  std::uint32_t opens = 0;  // clicks by kind, only those that were accepted
  std::uint32_t flags = 0;  // put or removed
  std::uint32_t marks = 0;  // put or removed
  std::uint32_t chords = 0;
  std::uint32_t guesses =
      0;  // opened cells that were decided to be neither provably safe nor mines
  std::uint32_t expected_permille = 0;  // expected number of hits among the guesses
  Ballot ballot = Ballot::kNone;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.moved, self.hits, self.opens, self.flags, self.marks, self.chords,
                    self.guesses, self.expected_permille, self.ballot);
  }
  friend bool operator==(const Part&, const Part&) = default;
};

// Published measures of a field (stats/stats.h).
struct FieldMetrics {
  std::uint16_t bbbv = 0;
  std::uint16_t bbbv_done = 0;
  std::uint16_t openings = 0;
  std::uint16_t zini = 0;
  std::optional<Cell> first;          // the cell of the first opening
  std::optional<std::uint64_t> seed;  // of the game id, if the field was laid by one

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(self.bbbv, self.bbbv_done, self.openings, self.zini,
                     core::plus_one(self.first), self.seed);
  }
  friend bool operator==(const FieldMetrics&, const FieldMetrics&) = default;
};

struct State {
  static constexpr std::uint8_t kVersion = 3;
  Board board;  // under the policy "kind" with the mines where they are now
  Cells open;   // a mine in it was hit
  Cells flags;
  Cells marks;
  // By cell: seat + 1 of the player who opened it, or who put its flag or question mark; else 0. It
  // stays a list of bytes, because it has an entry for every cell.
  core::List<std::uint8_t, kMaxCells> by;
  std::uint32_t plies = 0;
  std::uint8_t lives = 0;  // left; unused in a race
  bool lost = false;
  bool assisted = false;
  std::optional<Cell> last;  // the latest cell that a move named
  std::optional<Hit> hit;    // the latest
  std::optional<Help> help;
  std::optional<FieldMetrics> worth;        // once the match is over
  core::List<Part, core::kMaxSeats> parts;  // by seat, up to the highest one that has moved

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tuple_cat(
        Board::first_fields(self.board),
        core::tie(self.open, self.flags, self.marks, self.by, self.plies, self.lives, self.lost,
                  self.assisted, core::plus_one(self.last), self.hit, self.help, self.worth,
                  self.parts, self.board.mistakes_apart));
  }
  friend bool operator==(const State&, const State&) = default;
};

// Whether every function may rely on it: options that check_options accepts; mines, open cells,
// flags and marks on the field. Always true for states made by play, not for all decoded ones.
bool is_sound(const State& state);

// The following functions require a sound state.

inline Shape shape_of(const State& state) { return state.board.options.shape; }
// Open cells that are no mine.
std::uint16_t opened_of(const State& state);
// Cells that are no mine.
std::uint16_t to_open_of(const State& state);
// No life is left, and the players vote whether to go on.
bool is_voting(const State& state);
bool is_solved(const State& state);
// What everybody sees of the field.
Position position_of(const State& state);
// The part of a seat below core::kMaxSeats; created if it does not exist.
Part& part_of(State& state, core::Seat seat);

}  // namespace gridmates::minesweeper
