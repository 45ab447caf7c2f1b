#include "engine/connectfour/rules.h"

#include "engine/core/two_seats.h"

namespace gridmates::connectfour {
namespace {

using core::Outcome;
using core::Seat;

}  // namespace

const core::GameFacts& Rules::facts() {
  static const core::GameFacts facts = {
      .id = "connectfour",
      .title = "Connect Four",
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
  if (move.column >= kColumns) {
    return core::invalid("There is no such column; the columns are 1 to 7.");
  }
  const auto cell = landing_cell(state.position, move.column);
  if (!cell) {
    return core::illegal("Column {column} is full.", {{"column", std::to_string(move.column + 1)}});
  }
  return State{with(state.position, next_disc(state.position), *cell), cell};
}

core::SeatSet Rules::to_move(const State& state) {
  if (outcome(state).over()) return {};
  return core::SeatSet::only(next_disc(state.position) == Disc::kX ? core::kFirstSeat
                                                                   : core::kSecondSeat);
}

Outcome Rules::outcome(const State& state) {
  if (in_fours(state.position.x) != 0) return {Outcome::Kind::kWon, core::kFirstSeat};
  if (in_fours(state.position.o) != 0) return {Outcome::Kind::kWon, core::kSecondSeat};
  if (count_discs(state.position) == kCells) return {Outcome::Kind::kDrawn, {}};
  return {};
}

View Rules::view(const State& state, core::Viewer) {
  View view;
  const Cells winning = in_fours(state.position.x) | in_fours(state.position.o);
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    view.cells[cell] = {disc_at(state.position, cell), state.last == cell, has(winning, cell)};
  }
  view.status.outcome = outcome(state);
  if (const core::SeatSet turn = to_move(state); !turn.empty()) view.status.turn = turn.first();
  view.status.plies = count_discs(state.position);
  return view;
}

}  // namespace gridmates::connectfour
