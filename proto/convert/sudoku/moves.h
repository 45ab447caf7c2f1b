// Moves of Sudoku on the wire. Pure functions; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/sudoku/moves.h"
#include "gridmates/v1/sudoku.pb.h"

namespace gridmates::convert {

// A move from a client; kInvalid or kMalformed if it is not one.
core::Result<sudoku::Move> sudoku_move(const v1::SudokuMove& move);
// A move that was made; also accepts found hints, as far as they are known, and old notes.
core::Result<sudoku::Move> past_sudoku_move(const v1::SudokuMove& move);
void put_sudoku_move(const sudoku::Move& move, v1::SudokuMove& out);

}  // namespace gridmates::convert
