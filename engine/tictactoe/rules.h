// Tic-tac-toe and its family, the m,n,k games: seat 0 begins with X, seat 1 is O, unless the
// opening lets them swap. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/narrow.h"
#include "engine/core/or_none.h"
#include "engine/core/picked.h"
#include "engine/tictactoe/judge.h"
#include "engine/tictactoe/variant.h"

namespace gridmates::tictactoe {

using Options = Variant;
using Board = Variant;

struct Move {
  enum class Act : std::uint8_t {
    kPut,   // the next mark, on `cell`
    kSwap,  // take the other mark: X at the pie rule and after three marks of swap2, O after five
    kStay,  // keep X after five marks of swap2
    kMore,  // put O and X, and leave the choice to the other player: after three marks of swap2
    kLast = kMore,
  };
  std::uint16_t cell = 0;  // row by row from the top left; 0 unless a mark is put
  core::Trailing<Act> act = {};

  static Move put(std::uint16_t cell) { return {cell}; }
  static Move of(Act act) { return {0, {act}}; }

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.cell), self.act);
  }
  friend bool operator==(const Move&, const Move&) = default;
};

// What the opening asks for.
enum class Step : std::uint8_t {
  kTurns,   // nothing: the players take turns
  kPie,     // the first mark; then a mark of the second player, or the swap
  kThree,   // swap2: the first player puts X, O and X
  kChoice,  // swap2: the second player puts O, swaps, or asks for more
  kTwo,     // swap2: the second player puts O and X
  kColour,  // swap2: the first player stays X or swaps
  kLast = kColour,
};

// A cell of a state, as it was stored when every cell had a byte.
struct StoredCell {
  std::uint16_t number = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.number));
  }
  friend bool operator==(const StoredCell&, const StoredCell&) = default;
};

struct State {
  // What the usual game on 3x3 does without.
  struct Rest {
    Step step = Step::kTurns;
    bool swapped = false;  // seat 1 has X
    Variant variant;

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.step, self.swapped, self.variant);
    }
    friend bool operator==(const Rest&, const Rest&) = default;
  };
  Position marks;
  std::optional<StoredCell> last;  // of the last mark
  core::Trailing<Rest> rest;

  const Variant& variant() const { return rest.value.variant; }
  Step step() const { return rest.value.step; }
  bool swapped() const { return rest.value.swapped; }
  // Who has this mark.
  core::Seat seat_of(Mark mark) const {
    return core::Seat((mark == Mark::kX) != swapped() ? 0 : 1);
  }

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.marks, self.last, self.rest);
  }
  friend bool operator==(const State&, const State&) = default;
};

struct View {
  struct Cell {
    Mark mark = Mark::kNone;
    bool last = false;     // the last mark was put here
    bool winning = false;  // part of a winning line

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.mark, self.last, self.winning);
    }
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  struct Status {
    core::Outcome outcome;
    core::Seat turn;          // who is to move; seat 0 once the match is over
    std::uint16_t plies = 0;  // marks on the board
    Step step = Step::kTurns;
    bool swapped = false;  // the second player has X

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.outcome, self.turn, self.plies, self.step, self.swapped);
    }
    friend bool operator==(const Status&, const Status&) = default;
  };
  struct Constants {
    Variant variant;

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.variant);
    }
    friend bool operator==(const Constants&, const Constants&) = default;
  };

  std::uint16_t columns = kSide;
  std::vector<Cell> cells = std::vector<Cell>(kCells);
  Status status;
  Constants constants;
};

// The state that looks like this, from any view.
State state_of(const View& view);

// The Rules concept of engine/core/rules.h.
struct Rules {
  using Options = tictactoe::Options;
  using Board = tictactoe::Board;
  using State = tictactoe::State;
  using Move = tictactoe::Move;
  using View = tictactoe::View;

  static const core::GameFacts& facts();
  static core::Result<Board> make_board(const Options& options, const core::Seed& seed,
                                        const Move* first_move);
  static core::Result<State> start(const Board& board);
  static core::Result<State> play(const State& state, core::Seat seat, const Move& move);
  static core::SeatSet to_move(const State& state);
  static core::Outcome outcome(const State& state);
  static View view(const State& state, core::Viewer viewer);

  // Hooks of engine/core.
  static std::span<const core::OptionOf<Options>> options();
  static std::string category(const Options& options) { return category_of(options); }
  // The highest level never loses on 3x3.
  static std::optional<Move> choose(const View& view, core::Seat seat, core::Level level,
                                    std::uint32_t budget, core::Random& random);
};

}  // namespace gridmates::tictactoe
