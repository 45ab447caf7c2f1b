// Hints of Sudoku on the wire. Pure functions; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/sudoku/help_moves.h"
#include "gridmates/v1/sudoku.pb.h"

namespace gridmates::convert {

void put_sudoku_hint(const sudoku::HintFound& hint, v1::SudokuHint& out);

// A hint as far as it is known, without `excluded` and the area; a refusal if it is invalid.
core::Result<sudoku::HintFound> sudoku_hint(const v1::SudokuHint& hint);

}  // namespace gridmates::convert
