// Sue de Coq, or two-sector disjoint subsets. Pure functions; any thread.
//
// Source: "Sue de Coq", players' forum, 2005; HoDoKu's guide, "Sue de Coq".
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// Cells where a line and a box cross, some more of the line and some more of the box, which share
// no digit, and all of these together have as many digits as cells: each digit stands in them once.
// So what the line's part has, or what only the crossing has, goes from the rest of the line; and
// the same for the box. Fills cells (all of them), digits (all), units (line, box) and chains:
// three, each with one node for every digit, its cells those of the crossing, the line's part, the
// box's part.
template <class Capacity>
void find_sue_de_coq(const Board<Capacity>& board, Steps& steps);

}  // namespace gridmates::sudoku
