// What every game consists of: facts, plain values and six pure functions (the Rules concept).
// Everything here is a value or a pure function; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/bytes.h"
#include "engine/core/facts.h"
#include "engine/core/ids.h"
#include "engine/core/result.h"

namespace gridmates::core {

// A set of seats.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet all() { return SeatSet(~std::uint64_t{0}); }
  static constexpr SeatSet only(Seat seat) { return SeatSet(std::uint64_t{1} << seat.value); }
  constexpr bool contains(Seat seat) const {
    return seat.value < kMaxSeats && (bits_ >> seat.value & 1) != 0;
  }
  constexpr bool empty() const { return bits_ == 0; }
  // The lowest seat in the set; it must not be empty.
  constexpr Seat first() const { return Seat(static_cast<std::uint8_t>(__builtin_ctzll(bits_))); }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  constexpr explicit SeatSet(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_ = 0;
};

// The state of a match: still played, or how it ended.
struct Outcome {
  enum class Kind : std::uint8_t { kPlaying, kSolved, kLost, kWon, kDrawn, kLast = kDrawn };
  Kind kind = Kind::kPlaying;
  Seat winner;  // for kWon

  bool over() const { return kind != Kind::kPlaying; }
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.kind, self.winner);
  }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What leaderboards say of a match that is over.
struct Merit {
  std::uint32_t worth = 0;     // of the board in the game's measure, for example 3BV; 0: none
  std::uint32_t least_ms = 0;  // below this a time is impossible; for one player who played alone
  bool ranks = true;           // whether the board may rank: large enough, one solution
  bool no_flag = false;        // solved without a flag, in games that have flags
  std::uint32_t clicks = 0;    // that the player needed, in the measure of `worth`; 0: none
  friend bool operator==(const Merit&, const Merit&) = default;
};

// Facts about a puzzle that was given as text.
struct PuzzleFacts {
  std::string format;          // the format it is written in, as a word defined by the game: "line"
  std::string size;            // of its board: "9x9"
  std::uint8_t solutions = 1;  // 2 for two or more
};

// The viewer that a view is made for.
struct Viewer {
  enum class Kind : std::uint8_t {
    kPlayer,      // the player of `seat` in this match
    kRival,       // a player of another match of the same race: counts only
    kWatcher,     // a person who does not play
    kAfterwards,  // any viewer, once the match has ended
    kLast = kAfterwards,
  };
  Kind kind = Kind::kWatcher;
  Seat seat;  // for kPlayer

  friend auto operator<=>(const Viewer&, const Viewer&) = default;
};

// 256 random bits, the only source of a board's randomness; they never leave the server.
using Seed = std::array<std::uint8_t, 32>;

// A game's View: one value per cell, row by row, and a status; optionally `Constants constants`,
// which hold for the whole match and are visible to everybody.
template <class V>
concept ViewOfCells =
    Plain<typename V::Cell> && Plain<typename V::Status> && requires(const V& view) {
      { view.columns } -> std::convertible_to<std::uint16_t>;
      { view.cells[0] } -> std::convertible_to<const typename V::Cell&>;
      { view.cells.size() } -> std::convertible_to<std::size_t>;
      { view.status } -> std::convertible_to<const typename V::Status&>;
    };

template <class V>
concept ViewWithConstants = ViewOfCells<V> && requires { typename V::Constants; };

// A game: plain values and pure functions, all static. hooks.h has the optional functions.
template <class R>
concept Rules =
    Plain<typename R::Options> && Plain<typename R::Board> && Plain<typename R::State> &&
    Plain<typename R::Move> && ViewOfCells<typename R::View> &&
    requires(const typename R::Options& options, const typename R::Board& board,
             const typename R::State& state, const typename R::Move& move,
             const typename R::Move* first_move, const Seed& seed, Seat seat, Viewer viewer) {
      { R::facts() } -> std::same_as<const GameFacts&>;
      // The only function that may use randomness. `first_move` is null unless the board waited for
      // it.
      { R::make_board(options, seed, first_move) } -> std::same_as<Result<typename R::Board>>;
      // `board` may come from a journal and be any decodable value; a value that is not a valid
      // board is refused.
      { R::start(board) } -> std::same_as<Result<typename R::State>>;
      // The state after the move, or why it may not be made; kNeedsBoard when the board waits for
      // this move and must be made with it.
      { R::play(state, seat, move) } -> std::same_as<Result<typename R::State>>;
      { R::to_move(state) } -> std::same_as<SeatSet>;
      { R::outcome(state) } -> std::same_as<Outcome>;
      // The only way for game data to leave the server.
      { R::view(state, viewer) } -> std::same_as<typename R::View>;
    };

// A game whose boards are puzzles that can be written as text.
template <class R>
concept PuzzleRules =
    Rules<R> && requires(const typename R::Options& options, std::string_view text) {
      // These options with this puzzle in them. make_board finds out how many solutions it has.
      { R::with_puzzle(options, text) } -> std::same_as<Result<typename R::Options>>;
      // The same without the puzzle: what a host would have picked for a board of that kind.
      { R::without_puzzle(options) } -> std::same_as<typename R::Options>;
    };

}  // namespace gridmates::core
