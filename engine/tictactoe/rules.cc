#include "engine/tictactoe/rules.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/core/two_seats.h"

namespace gridmates::tictactoe {
namespace {

using core::Outcome;
using core::Seat;

// The seat that puts the next mark, or makes the next decision of the opening.
Seat next_seat(const State& state, Mark next) {
  if (state.step() == Step::kTurns) return state.seat_of(next);
  if (state.step() == Step::kPie) return next == Mark::kX ? core::kFirstSeat : core::kSecondSeat;
  return state.step() == Step::kThree || state.step() == Step::kColour ? core::kFirstSeat
                                                                       : core::kSecondSeat;
}

Verdict verdict_of(const State& state) {
  const auto last = state.last ? std::optional(state.last->number) : std::nullopt;
  return judge_after(state.marks, state.variant(), last);
}

core::SeatSet turn_by(Verdict verdict, const State& state) {
  switch (verdict) {
    case Verdict::kFirstToMove:
      return core::SeatSet::only(next_seat(state, Mark::kX));
    case Verdict::kSecondToMove:
      return core::SeatSet::only(next_seat(state, Mark::kO));
    case Verdict::kIllegal:
    case Verdict::kFirstWon:
    case Verdict::kSecondWon:
    case Verdict::kDraw:
      break;
  }
  return {};
}

Outcome outcome_by(Verdict verdict, const State& state) {
  switch (verdict) {
    case Verdict::kFirstWon:
      return {Outcome::Kind::kWon, state.seat_of(Mark::kX)};
    case Verdict::kSecondWon:
      return {Outcome::Kind::kWon, state.seat_of(Mark::kO)};
    case Verdict::kDraw:
      return {Outcome::Kind::kDrawn, {}};
    case Verdict::kFirstToMove:
    case Verdict::kSecondToMove:
    case Verdict::kIllegal:  // no match reaches this
      break;
  }
  return {};
}

}  // namespace

State state_of(const View& view) {
  State state;
  state.marks = Position(std::min<std::size_t>(view.cells.size(), kMaxCells));
  for (std::uint16_t cell = 0; cell < state.marks.size(); ++cell) {
    state.marks[cell] = view.cells[cell].mark;
    if (view.cells[cell].last) state.last = StoredCell{cell};
  }
  state.rest.value = {view.status.step, view.status.swapped, view.constants.variant};
  return state;
}

const core::GameFacts& Rules::facts() {
  static const core::GameFacts facts = {
      .id = "tictactoe",
      .title = "Tic-tac-toe",
      .seating = {std::nullopt, core::kTwoSeats, std::nullopt},
      .fame = core::Fame::kResults,
      .puzzles = core::Puzzles::kNone,
      .rules_version = 1,
  };
  return facts;
}

std::optional<core::RatedVariant> Rules::rated_as(const Options& options) {
  static constexpr std::array<core::RatedVariant, 2> kRated = {{
      {"3x3x3", {1280, 1390, 1460, 1560, 1660, 1740}},
      {"15x15x5", {1050, 1270, 1430, 1570, 1700, 1980}},
  }};
  const auto* found = std::ranges::find(kRated, board_word(options), &core::RatedVariant::name);
  return found == kRated.end() ? std::nullopt : std::optional(*found);
}

std::span<const core::OptionOf<Options>> Rules::options() {
  using Number = std::uint32_t;
  static const std::array<core::OptionOf<Options>, 5> options = {{
      {{"columns", "of the board", {}, kMinSide, kMaxSide, {}, {}},
       [](const Options& from) -> Number { return from.columns; },
       [](Options& into, Number to) { into.columns = static_cast<std::uint8_t>(to); }},
      {{"rows", "of the board", {}, kMinSide, kMaxSide, {}, {}},
       [](const Options& from) -> Number { return from.rows(); },
       [](Options& into, Number to) { into.rest.value.rows = static_cast<std::uint8_t>(to); }},
      {{"in-a-row", "how many in a row win", {}, kMinSide, kMaxSide, {}, {}},
       [](const Options& from) -> Number { return from.in_a_row(); },
       [](Options& into, Number to) { into.rest.value.in_a_row = static_cast<std::uint8_t>(to); }},
      {{"overline", "whether a longer row also wins", {}, 0, 1, overline_words(), {}},
       [](const Options& from) { return static_cast<Number>(from.overline()); },
       [](Options& into, Number to) { into.rest.value.overline = static_cast<Overline>(to); }},
      {{"opening", "how the first marks are put", {}, 0, 2, opening_words(), {}},
       [](const Options& from) { return static_cast<Number>(from.opening()); },
       [](Options& into, Number to) { into.rest.value.opening = static_cast<Opening>(to); }},
  }};
  return options;
}

core::Result<Board> Rules::make_board(const Options& options, const core::Seed&, const Move*) {
  if (auto good = check(options); !good) return good.error();
  return options;
}

core::Result<State> Rules::start(const Board& board) {
  if (auto good = check(board); !good) return good.error();
  State state;
  state.marks = Position(std::size_t{board.cells()});
  state.rest.value.variant = board;
  if (board.opening() == Opening::kPie) state.rest.value.step = Step::kPie;
  if (board.opening() == Opening::kSwap2) state.rest.value.step = Step::kThree;
  return state;
}

core::SeatSet Rules::to_move(const State& state) { return turn_by(verdict_of(state), state); }

Outcome Rules::outcome(const State& state) { return outcome_by(verdict_of(state), state); }

View Rules::view(const State& state, core::Viewer) {
  View view;
  view.columns = state.variant().columns;
  view.cells.resize(state.marks.size());
  const Verdict verdict = verdict_of(state);
  view.status.outcome = outcome_by(verdict, state);
  const bool won = view.status.outcome.kind == Outcome::Kind::kWon;
  const auto winning = won ? winning_cells(state.marks, state.variant()) : std::vector<bool>();
  for (std::uint16_t cell = 0; cell < view.cells.size(); ++cell) {
    const bool last = state.last && state.last->number == cell;
    view.cells[cell] = {state.marks[cell], last, won && winning[cell]};
  }
  if (const core::SeatSet turn = turn_by(verdict, state); !turn.empty())
    view.status.turn = turn.first();
  view.status.plies =
      static_cast<std::uint16_t>(count(state.marks, Mark::kX) + count(state.marks, Mark::kO));
  view.status.step = state.step();
  view.status.swapped = state.swapped();
  view.constants.variant = state.variant();
  return view;
}

}  // namespace gridmates::tictactoe
