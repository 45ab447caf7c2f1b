// A board of Sudoku as a puzzle to be copied or printed. Pure; any thread.
#pragma once

#include "engine/sudoku/formats/puzzle.h"
#include "gridmates/v1/sudoku.pb.h"

namespace gridmates::words {

// Its givens and the digits that players have written; the view must have all cells.
sudoku::formats::Puzzle sudoku_puzzle(const v1::SudokuView& view);

}  // namespace gridmates::words
