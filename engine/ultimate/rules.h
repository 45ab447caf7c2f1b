// Ultimate tic-tac-toe: seat 0 begins with X, seat 1 has O. The place of a mark in its small board
// is the small board in which the other player must move; closed boards stay closed, and three
// small boards in a row win. Plain values and pure functions; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/core/game.h"
#include "engine/ultimate/position.h"

namespace gridmates::ultimate {

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

// The seat to move puts its mark on `cell`, 0 to 80.
struct Move {
  std::uint8_t cell = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.cell);
  }
  friend bool operator==(const Move&, const Move&) = default;
};

struct State {
  Position position;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.position);
  }
  friend bool operator==(const State&, const State&) = default;
};

struct View {
  struct Cell {
    Mark mark = Mark::kNone;
    bool last = false;  // the last move was here

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.mark, self.last);
    }
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  struct SmallBoard {
    Small result = Small::kOpen;
    bool playable = false;  // the next mark may go here
    bool winning = false;   // part of three small boards in a row

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.result, self.playable, self.winning);
    }
    friend bool operator==(const SmallBoard&, const SmallBoard&) = default;
  };
  struct Status {
    core::Outcome outcome;
    core::Seat turn;         // who is to move; seat 0 once the match is over
    std::uint8_t plies = 0;  // marks on the board, 0 to 81
    std::array<SmallBoard, kNines> boards{};

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.outcome, self.turn, self.plies, self.boards);
    }
    friend bool operator==(const Status&, const Status&) = default;
  };

  std::uint16_t columns = kSide;
  std::array<Cell, kCells> cells{};
  Status status;
};

// The position that a view shows.
Position position_of(const View& view);

// The Rules concept of engine/core/rules.h.
struct Rules {
  using Options = ultimate::Options;
  using Board = ultimate::Board;
  using State = ultimate::State;
  using Move = ultimate::Move;
  using View = ultimate::View;

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
    return core::RatedVariant{"9x9", {910, 1100, 1450, 1640, 1800, 2080}};
  }
  static std::optional<Move> choose(const View& view, core::Seat seat, core::Level level,
                                    std::uint32_t budget, core::Random& random);
};

}  // namespace gridmates::ultimate
