// How hard the puzzle of a board is, for those who ask. Pure; any thread.
#pragma once

#include <string>

#include "gridmates/v1/sudoku.pb.h"

namespace gridmates::lines {

// "rating 2.6, easy, hardest step Hidden Single", of the givens alone, on the scale of Sudoku
// Explainer; or that it is not known, and how far grading got. It may take some hundred
// milliseconds. The view has all cells.
std::string sudoku_rating(const v1::SudokuView& view);

}  // namespace gridmates::lines
