#include "server/room/statechart/probe_game.h"

namespace gridmates::room {

using core::RefusalCode;

const core::GameFacts& ProbeGame::facts() {
  static const core::GameFacts facts = {
      .id = "probe",
      .title = "Probe",
      .seating = {core::Seating{core::Table::kCoop, 1, 2},
                  core::Seating{core::Table::kVersus, 2, 2},
                  core::Seating{core::Table::kRace, 1, 2}},
      .fame = core::Fame::kResults,
      .puzzles = core::Puzzles::kNone,
      .rules_version = 1,
  };
  return facts;
}

core::Result<ProbeGame::Board> ProbeGame::make_board(const Options& options, const core::Seed&,
                                                     const Move* first_move) {
  return Board{options.turns, options.waits && first_move == nullptr};
}

core::Result<ProbeGame::State> ProbeGame::start(const Board& board) {
  return State{board, core::Seat(0), {}, 0, false, false, false};
}

core::Result<ProbeGame::State> ProbeGame::play(const State& state, core::Seat seat,
                                               const Move& move) {
  if (state.outcome.over()) return core::Refusal{RefusalCode::kMatchOver, "The match is over."};
  if (!to_move(state).contains(seat)) {
    return core::Refusal{RefusalCode::kNotYourTurn, "It is the other's turn."};
  }
  const bool fits = move.answers == state.asks;
  if (!move.is_allowed || !fits) return core::Refusal{RefusalCode::kIllegalMove, "Not this one."};
  if (state.board.waits) {
    return core::Refusal{RefusalCode::kNeedsBoard, "The board waits for the first move."};
  }
  return State{state.board,
               core::Seat(state.next == core::Seat(0) ? 1 : 0),
               move.outcome,
               state.cost_ms + move.cost_ms,
               state.assisted || move.assists,
               move.needs_all,
               move.asks};
}

std::optional<core::hooks::Question<ProbeGame::Move>> ProbeGame::question(const State& state) {
  if (!state.asks || state.outcome.over()) return std::nullopt;
  const core::Outcome lost{core::Outcome::Kind::kLost, {}};
  return core::hooks::Question<Move>{
      "probe", {.outcome = {}, .answers = true}, {.outcome = lost, .answers = true}};
}

ProbeGame::State ProbeGame::left(const State& state, core::Seat) {
  State next = state;
  if (next.needs_all && !next.outcome.over()) next.outcome = {core::Outcome::Kind::kLost, {}};
  return next;
}

core::SeatSet ProbeGame::to_move(const State& state) {
  if (state.outcome.over()) return {};
  return state.board.turns ? core::SeatSet::only(state.next) : core::SeatSet::all();
}

ProbeGame::View ProbeGame::view(const State& state, core::Viewer viewer) {
  View view{1, {}, state.board};
  if (viewer.kind != core::Viewer::Kind::kRival) view.cells.push_back(state.board);
  return view;
}

}  // namespace gridmates::room
