// Connect Four on 7x6: seat 0 begins with X, seat 1 has O; discs fall to the
// bottom of their column, and four in a row win. Plain values and pure
// functions; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/connectfour/position.h"
#include "engine/core/game.h"

namespace gridmates::connectfour {

// The game has no options.
struct Options {
  template <class Self>
  static constexpr auto fields(Self&) {
    return std::tie();
  }
  friend bool operator==(const Options&, const Options&) = default;
};

// Every board begins empty.
struct Board {
  template <class Self>
  static constexpr auto fields(Self&) {
    return std::tie();
  }
  friend bool operator==(const Board&, const Board&) = default;
};

// The disc of the seat to move falls into `column`, 0 to 6 from the left.
struct Move {
  std::uint8_t column = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.column);
  }
  friend bool operator==(const Move&, const Move&) = default;
};

struct State {
  Position position;
  std::optional<std::uint8_t> last;  // the cell of the last move

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.position, self.last);
  }
  friend bool operator==(const State&, const State&) = default;
};

struct View {
  struct Cell {
    Disc disc = Disc::kNone;
    bool last = false;     // the last move was here
    bool winning = false;  // part of four in a row

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.disc, self.last, self.winning);
    }
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  struct Status {
    core::Outcome outcome;
    core::Seat turn;         // who is to move; seat 0 once the match is over
    std::uint8_t plies = 0;  // discs on the board, 0 to 42

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.outcome, self.turn, self.plies);
    }
    friend bool operator==(const Status&, const Status&) = default;
  };
  struct Constants {
    std::uint8_t in_a_row = kInARow;  // discs that win

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.in_a_row);
    }
    friend bool operator==(const Constants&, const Constants&) = default;
  };

  std::uint16_t columns = kColumns;
  std::array<Cell, kCells> cells{};
  Status status;
  Constants constants;
};

// The position that a view shows.
Position position_of(const View& view);

// The Rules concept of engine/core/rules.h.
struct Rules {
  using Options = connectfour::Options;
  using Board = connectfour::Board;
  using State = connectfour::State;
  using Move = connectfour::Move;
  using View = connectfour::View;

  static const core::GameFacts& facts();
  static core::Result<Board> make_board(const Options& options, const core::Seed& seed,
                                        const Move* first_move);
  static core::Result<State> start(const Board& board);
  static core::Result<State> play(const State& state, core::Seat seat, const Move& move);
  static core::SeatSet to_move(const State& state);
  static core::Outcome outcome(const State& state);
  static View view(const State& state, core::Viewer viewer);

  // Hooks of engine/core.
  static std::optional<core::RatedVariant> rated_as(const Options&) {
    return core::RatedVariant{"7x6", {1140, 1260, 1460, 1590, 1700, 1890}};
  }
  static std::optional<Move> choose(const View& view, core::Seat seat, core::Level level,
                                    std::uint32_t budget, core::Random& random);
};

}  // namespace gridmates::connectfour
