// Candidates of grids of any shape, as sets and as text. Pure functions; any thread.
#pragma once

#include <string>
#include <vector>

#include "engine/sudoku/formats/puzzle.h"

namespace gridmates::sudoku::formats {

// The candidates that each empty cell has left by the digits in its row, column and box alone; none
// for cells with a digit. `position` has the cells of the shape and digits up to its side.
std::vector<CandidateSet> candidates_left(Shape shape, const Digits& position);

// The candidates of a set in order, "258"; empty for an empty set.
std::string symbols_of(CandidateSet set, Symbols symbols);

}  // namespace gridmates::sudoku::formats
