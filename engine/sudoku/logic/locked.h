// Locked candidates and locked subsets: candidates in the intersection of a box and a line. Pure
// functions; any thread.
//
// Sources: HoDoKu's guide, "Intersections" (locked candidates type 1 and 2) and "Naked Subsets"
// (locked pair, locked triple).
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// All places (at least two) of a digit in a box lie in one line: eliminates the digit from the rest
// of the line. Fills cells, digits, units (the box), covers (the line).
template <class Capacity>
void find_pointing(const Board<Capacity>& board, Steps& steps);

// All places (at least two) of a digit in a line lie in one box: eliminates the digit from the rest
// of the box. Fills cells, digits, units (the line), covers (the box).
template <class Capacity>
void find_claiming(const Board<Capacity>& board, Steps& steps);

// `size` cells (2 or 3) of a box and a line have just as many candidates between them; eliminates
// these from the rest of the box and of the line, at least one from each. Fills cells, digits,
// units (line and box).
template <class Capacity>
void find_locked_subset(const Board<Capacity>& board, Technique technique, int size, Steps& steps);

}  // namespace gridmates::sudoku
