// The singles: placements that follow from one unit or one cell. Pure functions; any thread.
//
// Source: HoDoKu's guide, "Singles". Each placement is reported once, by the first unit that shows
// it: boxes, then rows, then columns.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// The last empty cell of a unit. Fills cells, digits, units.
template <class Capacity>
void find_full_house(const Board<Capacity>& board, Steps& steps);

// The only place of a digit in a unit. Fills cells, digits, units.
template <class Capacity>
void find_hidden_single(const Board<Capacity>& board, Steps& steps);

// The only candidate of a cell. Fills cells, digits.
template <class Capacity>
void find_naked_single(const Board<Capacity>& board, Steps& steps);

}  // namespace gridmates::sudoku
