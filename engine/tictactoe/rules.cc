#include "engine/tictactoe/rules.h"

#include "engine/tictactoe/coordinates.h"

namespace gridmates::tictactoe {
namespace {

using core::Outcome;
using core::Refusal;
using core::RefusalCode;
using core::Seat;

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

constexpr core::Seating kTwoSeats = {core::Table::kVersus, 2, 2};

Refusal refuse(RefusalCode code, std::string message) { return {code, std::move(message)}; }

core::Result<core::Ok> check_size(std::uint8_t size) {
  if (size == kSide) return core::Ok{};
  return core::invalid("The only size of board is 3.");
}

}  // namespace

const core::GameFacts& Rules::facts() {
  static const core::GameFacts facts = {
      .id = "tictactoe",
      .title = "Tic-tac-toe",
      .seating = {std::nullopt, kTwoSeats, std::nullopt},
      .fame = core::Fame::kResults,
      .puzzles = core::Puzzles::kNone,
      .rules_version = 1,
  };
  return facts;
}

core::Result<Board> Rules::make_board(const Options& options, const core::Seed&, const Move*) {
  if (auto good = check_size(options.size); !good) return good.error();
  return Board{options.size};
}

core::Result<State> Rules::start(const Board& board) {
  if (auto good = check_size(board.size); !good) return good.error();
  return State{};
}

core::Result<State> Rules::play(const State& state, Seat seat, const Move& move) {
  if (seat > kSecond) return refuse(RefusalCode::kNotSeated, "You have no part in this match.");
  const core::SeatSet turn = to_move(state);
  if (turn.empty()) return refuse(RefusalCode::kMatchOver, "The match is over.");
  if (!turn.contains(seat)) {
    return refuse(RefusalCode::kNotYourTurn,
                  seat == kFirst ? "It is O's turn." : "It is X's turn.");
  }
  if (move.cell >= kCells) {
    return core::invalid("There is no such cell; the cells are a1 to c3.");
  }
  if (state.marks[move.cell] != Mark::kNone) {
    return refuse(RefusalCode::kIllegalMove, format_cell(move.cell) + " is taken.");
  }
  State next = state;
  next.marks[move.cell] = seat == kFirst ? Mark::kX : Mark::kO;
  next.last = move.cell;
  return next;
}

core::SeatSet Rules::to_move(const State& state) {
  switch (judge(state.marks)) {
    case Verdict::kFirstToMove:
      return core::SeatSet::only(kFirst);
    case Verdict::kSecondToMove:
      return core::SeatSet::only(kSecond);
    case Verdict::kIllegal:
    case Verdict::kFirstWon:
    case Verdict::kSecondWon:
    case Verdict::kDraw:
      break;
  }
  return {};
}

Outcome Rules::outcome(const State& state) {
  switch (judge(state.marks)) {
    case Verdict::kFirstWon:
      return {Outcome::Kind::kWon, kFirst};
    case Verdict::kSecondWon:
      return {Outcome::Kind::kWon, kSecond};
    case Verdict::kDraw:
      return {Outcome::Kind::kDrawn, {}};
    case Verdict::kFirstToMove:
    case Verdict::kSecondToMove:
    case Verdict::kIllegal:  // no match gets here
      break;
  }
  return {};
}

View Rules::view(const State& state, core::Viewer) {
  View view;
  const auto winning = winning_cells(state.marks);
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    view.cells[cell] = {state.marks[cell], state.last == cell, winning[cell]};
  }
  view.status.outcome = outcome(state);
  if (const core::SeatSet turn = to_move(state); !turn.empty()) view.status.turn = turn.first();
  view.status.plies =
      static_cast<std::uint8_t>(count(state.marks, Mark::kX) + count(state.marks, Mark::kO));
  return view;
}

}  // namespace gridmates::tictactoe
