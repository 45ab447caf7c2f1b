// Hints of a match: what is found as the move that holds it, and back. Pure functions; any thread.
#pragma once

#include <optional>

#include "engine/sudoku/help_moves.h"
#include "engine/sudoku/logic/hint.h"

namespace gridmates::sudoku {

// The hint as a move that holds it: without facts where what it is made of does not fit.
HintFound found_of(const Hint& hint);

// What players know of a hint at this step of it: 1 that there is one, 2 where, from 3 why. Nothing
// is in it that the sentences until then do not say; `area` is not.
HintFound told(HintFound found, int steps);

// The hint as far as it is known, on a board of this shape, without its sentences in English and
// its `area`: its words are those of HintWords. Nothing where it has no facts, or facts that cannot
// be told of such a board.
std::optional<Hint> hint_of(Shape shape, const HintFound& found);

}  // namespace gridmates::sudoku
