// The game for exploring the state chart: a move itself says what the outcome is after it. Plain
// values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "engine/core/computer_player.h"
#include "engine/core/game.h"

namespace gridmates::room {

struct ProbeGame {
  struct Options {
    bool turns = false;  // one player after the other, as at a versus table
    bool waits = false;  // for the first move, by which the board is made
    static constexpr auto fields(auto& self) { return std::tie(self.turns, self.waits); }
    friend bool operator==(const Options&, const Options&) = default;
  };
  using Board = Options;
  struct Move {
    core::Outcome outcome;   // how the match stands afterwards
    bool is_allowed = true;  // false: the rules refuse it
    std::uint32_t cost_ms = 0;
    bool assists = false;
    bool needs_all = false;  // from now on it is lost as soon as a player leaves
    bool asks = false;       // from now on a question waits for its answer
    bool answers = false;    // is that answer
    static constexpr auto fields(auto& self) {
      return std::tie(self.outcome, self.is_allowed, self.cost_ms, self.assists, self.needs_all,
                      self.asks, self.answers);
    }
    friend bool operator==(const Move&, const Move&) = default;
  };
  struct State {
    Board board;
    core::Seat next;
    core::Outcome outcome;
    std::uint32_t cost_ms = 0;
    bool assisted = false;
    bool needs_all = false;
    bool asks = false;
    static constexpr auto fields(auto& self) {
      return std::tie(self.board, self.next, self.outcome, self.cost_ms, self.assisted,
                      self.needs_all, self.asks);
    }
    friend bool operator==(const State&, const State&) = default;
  };
  struct View {
    using Cell = Options;
    using Status = Options;
    std::uint16_t columns = 1;
    std::vector<Cell> cells;  // one; none for a rival
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
  static std::string category(const Options& options) { return options.waits ? "waits" : ""; }
  static State left(const State& state, core::Seat seat);
  // Yes: it goes on; no: it is lost.
  static std::optional<core::hooks::Question<Move>> question(const State& state);
  static bool is_for_players(const Move& move) { return !move.answers; }
  static bool assisted(const State& state) { return state.assisted; }
  static bool waits(const State& state) { return state.board.waits; }
  static std::optional<Move> choose(const View&, core::Seat, core::Level, std::uint32_t,
                                    core::Random&) {
    return Move{};
  }
  static std::uint32_t cost_ms(const State& state) { return state.cost_ms; }
  static std::optional<core::RatedVariant> rated_as(const Options& options) {
    if (!options.turns) return std::nullopt;
    return core::RatedVariant{"turns", {1000, 1100, 1200, 1300, 1400, 1500}};
  }
};

}  // namespace gridmates::room
