// Positions of this project's own puzzles after all singles. Pure functions; any thread.
#pragma once

#include <vector>

#include "engine/sudoku/grid/grid.h"
#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

struct OwnPuzzle {
  Grid givens;
  Grid solution;
};

// The puzzles with one solution in tests/data/sudoku/counted.txt.
std::vector<OwnPuzzle> own_puzzles();

// The board of the givens after all singles.
Board<Nine> after_singles(const Grid& givens);
Board<Nine> after_singles(const Board<Nine>& board);

// Whether the step keeps the solution's candidates.
bool keeps(const Grid& solution, const Step& step);

}  // namespace gridmates::sudoku
