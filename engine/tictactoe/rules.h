// Tic-tac-toe on 3x3: seat 0 begins with X, seat 1 is O. Plain values and pure functions; any
// thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/core/game.h"
#include "engine/tictactoe/judge.h"

namespace gridmates::tictactoe {

struct Options {
  std::uint8_t size = kSide;  // rows and columns; only 3 for now

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.size);
  }
  friend bool operator==(const Options&, const Options&) = default;
};

struct Board {
  std::uint8_t size = kSide;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.size);
  }
  friend bool operator==(const Board&, const Board&) = default;
};

// The mark of the seat to move is placed on `cell`, 0..8 row by row from the top left.
struct Move {
  std::uint8_t cell = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.cell);
  }
  friend bool operator==(const Move&, const Move&) = default;
};

struct State {
  Position marks{};
  std::optional<std::uint8_t> last;  // the cell of the last move

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.marks, self.last);
  }
  friend bool operator==(const State&, const State&) = default;
};

struct View {
  struct Cell {
    Mark mark = Mark::kNone;
    bool last = false;     // the last move was here
    bool winning = false;  // part of a winning line

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.mark, self.last, self.winning);
    }
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  struct Status {
    core::Outcome outcome;
    core::Seat turn;         // who is to move; seat 0 once the match is over
    std::uint8_t plies = 0;  // marks on the board, 0..9

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.outcome, self.turn, self.plies);
    }
    friend bool operator==(const Status&, const Status&) = default;
  };

  std::uint16_t columns = kSide;
  std::array<Cell, kCells> cells{};
  Status status;
};

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

  // The hook of engine/core/computer_player.h. Hard never loses.
  static std::optional<Move> choose(const View& view, core::Seat seat, core::Level level,
                                    std::uint32_t budget, core::Random& random);
};

}  // namespace gridmates::tictactoe
