// Changes of a Sudoku board by players, and undoing them. Each player has their own steps: one per
// move, with one edit for each place that it changes. Pure except for the state that is changed;
// any thread.
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

// The ply of the move to which an edit of History::undo, or of History::redo, belongs.
inline std::uint32_t ply_of_undo(const Edit& edit) { return edit.expected; }
inline std::uint32_t ply_of_redo(const Edit& edit) { return edit.content.written; }

// Adds a step of a player in the state's current ply: makes these changes (at least one, each of
// another place) and removes digits that are set from the notes of their peers. The step can be
// undone; steps that were undone before can no longer be redone.
void write(State& state, core::Seat seat, std::span<const Change> changes);

// The edit that reverses the last write to a place, if it can be undone; else null.
const Edit* edit_that_wrote(const State& state, Place place);

// Undoes the player's latest step, or redoes what the latest undo took back. A cell in which
// another player has written since stays as it is, and `last` names that player; the other cells
// change. False: there is no such step.
bool undo(State& state, core::Seat seat);
bool redo(State& state, core::Seat seat);

}  // namespace gridmates::sudoku
