// Naked and hidden subsets: N cells of a unit that have N candidates, or N digits that have just as
// many places. Pure functions; any thread.
//
// Sources: HoDoKu's guide, "Naked Subsets" and "Hidden Subsets". Naked ones remove their digits
// from every cell that sees all of theirs, including cells in a second unit. A naked subset in the
// intersection of a line and a box is reported once, for the box. All fill cells, digits, units.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// `size` cells, 2 to 4: pairs, triples, quads.
template <class Capacity>
void find_naked_subset(const Board<Capacity>& board, Technique technique, int size, Steps& steps);

// `size` digits, 2 to 4.
template <class Capacity>
void find_hidden_subset(const Board<Capacity>& board, Technique technique, int size, Steps& steps);

}  // namespace gridmates::sudoku
