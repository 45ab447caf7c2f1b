// The techniques without chains once more, by the letter of their definitions and without any
// haste: a referee for the finders. Pure functions; any thread.
#pragma once

#include <set>

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/technique.h"

namespace gridmates::sudoku {

// All that the technique takes away on this board. Knows locked candidates, subsets, plain, finned
// and sashimi fish, wings, what two strong links show, and empty rectangles.
std::set<Candidate> literally(Technique technique, const Board<Nine>& board);

}  // namespace gridmates::sudoku
