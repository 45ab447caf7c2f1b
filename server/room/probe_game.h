// The game by which the state chart is explored: whoever may move says how the match stands
// afterwards. Plain values and pure functions; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>

#include "engine/core/game.h"

namespace gridmates::room {

struct ProbeGame {
  struct Options {
    bool turns = false;  // one player after the other, as at a versus table
    static constexpr auto fields(auto& self) { return std::tie(self.turns); }
    friend bool operator==(const Options&, const Options&) = default;
  };
  using Board = Options;
  struct Move {
    core::Outcome outcome;   // how the match stands afterwards
    bool is_allowed = true;  // the rules refuse the others
    static constexpr auto fields(auto& self) { return std::tie(self.outcome, self.is_allowed); }
    friend bool operator==(const Move&, const Move&) = default;
  };
  struct State {
    bool turns = false;
    core::Seat next;
    core::Outcome outcome;
    static constexpr auto fields(auto& self) {
      return std::tie(self.turns, self.next, self.outcome);
    }
    friend bool operator==(const State&, const State&) = default;
  };
  struct View {
    using Cell = Options;
    using Status = Options;
    std::uint16_t columns = 1;
    std::array<Cell, 1> cells{};
    Status status;
  };

  static const core::GameFacts& facts();
  static core::Result<Board> make_board(const Options& options, const core::Seed& seed,
                                        const Move* first_move);
  static core::Result<State> start(const Board& board);
  static core::Result<State> play(const State& state, core::Seat seat, const Move& move);
  static core::SeatSet to_move(const State& state);
  static core::Outcome outcome(const State& state) { return state.outcome; }
  static View view(const State& state, core::Viewer viewer);
};

}  // namespace gridmates::room
