// What each kind of move does: it changes the state, or refuses and leaves it in any condition. The
// state is sound, its match is not over, the seat is below core::kMaxSeats. For play.cc alone. Pure
// functions; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/minesweeper/moves.h"
#include "engine/minesweeper/state.h"

namespace gridmates::minesweeper {

using Done = core::Result<core::Ok>;

// opening.cc: on a field that is laid, or else kNeedsBoard.
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

// After every change that may end the match: once it is over, what the field was worth.
void settle(State& state);

// A move that changes cells: the latest one that names a cell. What was said as help is over, and
// if this player wanted to give up, they do not any more.
void changes_field(State& state, core::Seat seat, Cell cell);

}  // namespace gridmates::minesweeper
