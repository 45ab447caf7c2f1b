// Sue de Coq, or two-sector disjoint subsets. Pure functions; any thread.
//
// Source: "Sue de Coq", players' forum, 2005; HoDoKu's guide, "Sue de Coq".
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// Cells in the intersection of a line and a box, some more of the line and some more of the box,
// which share no digit, and all of these together have as many digits as cells: each digit stands
// in them once. So the digits of the line's part, and those that only the intersection has, are
// eliminated from the rest of the line; likewise for the box. Fills cells (all of them), digits
// (all), units (line, box) and chains: three, each with one node for every digit, with the cells of
// the intersection, the line's part, the box's part.
template <class Capacity>
void find_sue_de_coq(const Board<Capacity>& board, Steps& steps);

}  // namespace gridmates::sudoku
