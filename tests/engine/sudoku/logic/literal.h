// The techniques without chains again, literally by their definitions and without regard to speed:
// a check for the finders. Pure functions; any thread.
#pragma once

#include <set>

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/technique.h"

namespace gridmates::sudoku {

// All eliminations of the technique on this board. Supports locked candidates, subsets, plain,
// finned and sashimi fish, wings, patterns of two strong links, and empty rectangles.
std::set<Candidate> literally(Technique technique, const Board<Nine>& board);

}  // namespace gridmates::sudoku
