#include "engine/ultimate/rules.h"

#include <bit>

#include "engine/core/two_seats.h"

namespace gridmates::ultimate {
namespace {

using core::Outcome;
using core::Seat;

// Why the next mark may not go into this small board.
core::Refusal refuse_board(const Position& position, std::uint8_t board) {
  const Nine boards = playable(position);
  if (std::has_single_bit(boards)) {
    const auto only = static_cast<std::uint8_t>(std::countr_zero(boards));
    return core::illegal("You must play in the board {board}.", {{"board", format_board(only)}});
  }
  const core::Parameters name = {{"board", format_board(board)}};
  if (small_at(position, board) == Small::kDrawn) {
    return core::illegal("The board {board} is full.", name);
  }
  return core::illegal("The board {board} is won already.", name);
}

}  // namespace

const core::GameFacts& Rules::facts() {
  static const core::GameFacts facts = {
      .id = "ultimate",
      .title = "Ultimate tic-tac-toe",
      .seating = {std::nullopt, core::kTwoSeats, std::nullopt},
      .fame = core::Fame::kResults,
      .puzzles = core::Puzzles::kNone,
      .rules_version = 1,
  };
  return facts;
}

core::Result<Board> Rules::make_board(const Options&, const core::Seed&, const Move*) {
  return Board{};
}

core::Result<State> Rules::start(const Board&) { return State{}; }

core::Result<State> Rules::play(const State& state, Seat seat, const Move& move) {
  if (auto no = core::refuse_turn(to_move(state), seat, seat == core::kFirstSeat)) return *no;
  const Position& position = state.position;
  if (move.cell >= kCells) return no_such_cell();
  const std::uint8_t board = board_of(move.cell);
  if (!has(playable(position), board)) return refuse_board(position, board);
  if (mark_at(position, move.cell) != Mark::kNone) {
    return core::illegal("{cell} is taken.", {{"cell", format_cell(move.cell)}});
  }
  return State{with(position, next_mark(position), move.cell)};
}

core::SeatSet Rules::to_move(const State& state) {
  if (playable(state.position) == 0) return {};
  return core::SeatSet::only(next_mark(state.position) == Mark::kX ? core::kFirstSeat
                                                                   : core::kSecondSeat);
}

Outcome Rules::outcome(const State& state) {
  const Position& position = state.position;
  if (in_threes(boards_that_are(position, Small::kX)) != 0)
    return {Outcome::Kind::kWon, core::kFirstSeat};
  if (in_threes(boards_that_are(position, Small::kO)) != 0)
    return {Outcome::Kind::kWon, core::kSecondSeat};
  // A draw, even if one player has more small boards.
  if (playable(position) == 0) return {Outcome::Kind::kDrawn, {}};
  return {};
}

View Rules::view(const State& state, core::Viewer) {
  const Position& position = state.position;
  View view;
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    view.cells[cell] = {mark_at(position, cell), position.last == cell};
  }
  const Nine boards = playable(position);
  const auto winning = static_cast<Nine>(in_threes(boards_that_are(position, Small::kX)) |
                                         in_threes(boards_that_are(position, Small::kO)));
  for (std::uint8_t board = 0; board < kNines; ++board) {
    view.status.boards[board] = {small_at(position, board), has(boards, board),
                                 has(winning, board)};
  }
  view.status.outcome = outcome(state);
  if (const core::SeatSet turn = to_move(state); !turn.empty()) view.status.turn = turn.first();
  view.status.plies = count_marks(position);
  return view;
}

}  // namespace gridmates::ultimate
