// Hints of a match: converts a found hint to the move that stores it, and back. Pure functions; any
// thread.
#pragma once

#include <optional>

#include "engine/sudoku/help_moves.h"
#include "engine/sudoku/logic/hint.h"

namespace gridmates::sudoku {

// The hint as a move that stores it; without facts if they do not fit.
HintFound found_of(const Hint& hint);

// What players know of a hint at this step: 1 that there is one, 2 where, from 3 why. Contains only
// what the sentences up to that step reveal, and no `area`.
HintFound told(HintFound found, int steps);

// The known part of a hint on a board of this shape, without its English sentences and its `area`:
// HintWords makes the text. nullopt if it has no facts, or facts that are invalid on such a board.
std::optional<Hint> hint_of(Shape shape, const HintFound& found);

}  // namespace gridmates::sudoku
