// The effect of each kind of move on a state, for Rules::play. Only inside engine/sudoku. Pure
// except for the state that is changed; any thread.
#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/sudoku/moves.h"
#include "engine/sudoku/state.h"

namespace gridmates::sudoku {

// Ok if the move was made; otherwise why not, and the state may be half changed.
using Done = core::Result<core::Ok>;

Done act(State& state, core::Seat seat, const Set& set);
Done act(State& state, core::Seat seat, const Clear& clear);
Done act(State& state, core::Seat seat, const Write& write);
Done act(State& state, core::Seat seat, const Note& note);
Done act(State& state, core::Seat seat, const Notes& notes);
Done act(State& state, core::Seat seat, const Fill& fill);
Done act(State& state, core::Seat seat, const Colour& colour);
Done act(State& state, core::Seat seat, const Undo&);
Done act(State& state, core::Seat seat, const Redo&);
Done act(State& state, core::Seat seat, const AskHint&);
Done act(State& state, core::Seat seat, const HintFound& found);
Done act(State& state, core::Seat seat, const Check&);
Done act(State& state, core::Seat seat, const Reveal& reveal);
Done act(State& state, core::Seat seat, const LastGood&);
Done act(State& state, core::Seat seat, const Restart&);
Done act(State& state, core::Seat seat, const Bookmark& bookmark);
Done act(State& state, core::Seat seat, const GoTo& go_to);

// Updates the hint and the set of cells that are known to be wrong after a move; `before` is the
// state in which it was made.
void settle(const State& before, const Move& move, core::Seat seat, State& state);

using core::illegal;

// Whether there is such a cell, and it is not a given.
Done check_cell(const State& state, Cell cell);
// Whether these are cells of the board, at least one and each only once.
Done check_cells(const State& state, const core::List<Cell, kMaxCells>& cells);
// The name of a cell of the board, for messages.
std::string name_of(const State& state, Cell cell);

inline Place place_of(const State& state, Cell cell, NoteKind kind) {
  return static_cast<Place>(kind == NoteKind::kCorner ? cell : cell + state.cells.size());
}
inline Place colour_of(const State& state, Cell cell) {
  return static_cast<Place>(2 * state.cells.size() + cell);
}

}  // namespace gridmates::sudoku
