// Tic-tac-toe and its family, the m,n,k games: seat 0 begins with X, seat 1 is O, unless the
// opening lets them swap. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/picked.h"
#include "engine/tictactoe/judge.h"
#include "engine/tictactoe/state.h"
#include "engine/tictactoe/variant.h"

namespace gridmates::tictactoe {

using Options = Variant;
using Board = Variant;

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

// The state that a view shows; accepts any view.
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
  // 3x3x3 and 15x15x5, with any opening.
  static std::optional<core::RatedVariant> rated_as(const Options& options);
  // The highest level never loses on 3x3.
  static std::optional<Move> choose(const View& view, core::Seat seat, core::Level level,
                                    std::uint32_t budget, core::Random& random);
};

}  // namespace gridmates::tictactoe
