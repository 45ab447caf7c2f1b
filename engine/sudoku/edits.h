// What players change on a Sudoku board, and how they take it back. Each player has steps of their
// own: one for each move, with an edit for each place that it changes. Pure but for the state that
// is changed; any thread.
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/ids.h"
#include "engine/sudoku/state.h"

namespace gridmates::sudoku {

struct Change {
  Place place = 0;
  std::uint8_t digit = 0;
  DigitSet notes = 0;
};

// The ply of the move that an edit of History::undo, or of History::redo, belongs to.
inline std::uint32_t ply_of_undo(const Edit& edit) { return edit.expected; }
inline std::uint32_t ply_of_redo(const Edit& edit) { return edit.content.written; }

// A new step of a player, in the ply that the state is at: it makes these changes, at least one and
// each of another place, and takes digits that are set from the notes of their peers. It can be
// undone, and what was undone before it cannot be redone any more.
void write(State& state, core::Seat seat, std::span<const Change> changes);

// The edit that reverses what was written to a place last, while it can be undone; else nothing.
const Edit* edit_that_wrote(const State& state, Place place);

// Takes back the player's latest step, or does again what the latest undo took back. A cell in
// which somebody else has written since stays as it is, and `last` says who did; the step's other
// cells change. False: there is no such step.
bool undo(State& state, core::Seat seat);
bool redo(State& state, core::Seat seat);

}  // namespace gridmates::sudoku
