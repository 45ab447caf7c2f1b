// The effect of each kind of move: changes the state, or refuses and may leave the state half
// changed. The state must be sound, its match not over, the seat below core::kMaxSeats. For play.cc
// only. Pure functions; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/minesweeper/moves.h"
#include "engine/minesweeper/state.h"

namespace gridmates::minesweeper {

using Done = core::Result<core::Ok>;

// opening.cc: requires a field that is laid; otherwise kNeedsBoard.
Done act(State& state, core::Seat seat, const Open& open);
Done act(State& state, core::Seat seat, const Chord& chord);
// flags.cc
Done act(State& state, core::Seat seat, const Flag& flag);
Done act(State& state, core::Seat seat, const Mark& mark);
Done act(State& state, core::Seat seat, const Clear& clear);
// help.cc
Done act(State& state, core::Seat seat, const Hint& hint);
Done act(State& state, core::Seat seat, const Ask& ask);
// votes.cc
Done act(State& state, core::Seat seat, const Vote& vote);
Done act(State& state, core::Seat seat, const GiveUp& give_up);
Done act(State& state, core::Seat seat, const Decided& decided);

using core::illegal;

inline std::uint8_t number_of(core::Seat seat) { return static_cast<std::uint8_t>(seat.value + 1); }

// kInvalid for a cell off the field, kIllegalMove for one that is open.
Done check_closed(const State& state, Cell cell);
// kInvalid for a cell off the field.
Done check_cell(const State& state, Cell cell);

// Called after every change that may end the match: once it is over, computes the field metrics.
void settle(State& state);

// Called for a move that changes cells: `cell` becomes the latest cell that a move names. Ends the
// current help, and withdraws the player's ballot for giving up.
void changes_field(State& state, core::Seat seat, Cell cell);

}  // namespace gridmates::minesweeper
