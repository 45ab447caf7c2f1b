// The rating of a board's puzzle. Pure; any thread.
#pragma once

#include <string>

#include "gridmates/v1/sudoku.pb.h"

namespace gridmates::lines {

// "rating 2.6, easy, hardest step Hidden Single", for the givens alone, on the scale of Sudoku
// Explainer; or that it is not known, and how far grading got. May take some hundred milliseconds.
// The view must have all cells.
std::string sudoku_rating(const v1::SudokuView& view);

}  // namespace gridmates::lines
