// Tic-tac-toe with a secret on its board that does not affect play; and games that leak it in one
// way each. Plain values; any thread.
#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

#include "engine/tictactoe/rules.h"

namespace gridmates::noninterference {

enum class Leak : std::uint8_t {
  kNone,
  kCell,     // in one bit of a cell
  kStatus,   // in one bit of the status
  kSize,     // in the number of cells
  kCode,     // in the code of a refusal
  kMessage,  // in the message of a refusal
  kRefusal,  // in whether a move is refused
};

struct SecretBoard {
  bool secret = false;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.secret);
  }
  friend bool operator==(const SecretBoard&, const SecretBoard&) = default;
};

struct SecretState {
  tictactoe::State open;
  bool secret = false;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.open, self.secret);
  }
  friend bool operator==(const SecretState&, const SecretState&) = default;
};

struct SecretView {
  using Cell = tictactoe::View::Cell;
  using Status = tictactoe::View::Status;
  using Constants = tictactoe::View::Constants;
  std::uint16_t columns = tictactoe::kSide;
  std::vector<Cell> cells;
  Status status;
  Constants constants;
};

template <Leak kLeak>
struct Crooked {
  using Plain = tictactoe::Rules;
  using Options = tictactoe::Options;
  using Board = SecretBoard;
  using State = SecretState;
  using Move = tictactoe::Move;
  using View = SecretView;

  static const core::GameFacts& facts() { return Plain::facts(); }
  static core::Result<Board> make_board(const Options&, const core::Seed& seed, const Move*) {
    return Board{(seed[0] & 1) != 0};
  }
  static core::Result<State> start(const Board& board) { return State{{}, board.secret}; }
  static core::Result<State> play(const State& state, core::Seat seat, const Move& move) {
    if (kLeak == Leak::kRefusal && state.secret && move.cell == 4) {
      return core::illegal("That cell is taken.");
    }
    auto next = Plain::play(state.open, seat, move);
    if (next) return State{*next, state.secret};
    core::Refusal refusal = next.error();
    if (kLeak == Leak::kCode && state.secret) refusal.code = core::RefusalCode::kNotSeated;
    return kLeak == Leak::kMessage && state.secret ? core::illegal("No.") : refusal;
  }
  static core::SeatSet to_move(const State& state) { return Plain::to_move(state.open); }
  static core::Outcome outcome(const State& state) { return Plain::outcome(state.open); }
  static View view(const State& state, core::Viewer viewer) {
    const tictactoe::View plain = Plain::view(state.open, viewer);
    View view{
        plain.columns, {plain.cells.begin(), plain.cells.end()}, plain.status, plain.constants};
    if (!state.secret) return view;
    if (kLeak == Leak::kCell) view.cells.back().last ^= true;
    if (kLeak == Leak::kStatus) view.status.plies ^= 1;
    if (kLeak == Leak::kSize) view.cells.emplace_back();
    return view;
  }
};

}  // namespace gridmates::noninterference
