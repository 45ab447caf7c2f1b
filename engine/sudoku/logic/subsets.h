// Naked and hidden subsets: so many cells of a unit that have just as many candidates, or so many
// digits that have just as many places. Pure functions; any thread.
//
// Sources: HoDoKu's guide, "Naked Subsets" and "Hidden Subsets". Naked ones take their digits from
// every cell that sees all of theirs, also where that is in a second unit. A naked subset where a
// line and a box cross is told once, for the box. All fill cells, digits, units.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

template <class Capacity>
void find_naked_pair(const Board<Capacity>& board, Steps& steps);
template <class Capacity>
void find_naked_triple(const Board<Capacity>& board, Steps& steps);
template <class Capacity>
void find_naked_quad(const Board<Capacity>& board, Steps& steps);

template <class Capacity>
void find_hidden_pair(const Board<Capacity>& board, Steps& steps);
template <class Capacity>
void find_hidden_triple(const Board<Capacity>& board, Steps& steps);
template <class Capacity>
void find_hidden_quad(const Board<Capacity>& board, Steps& steps);

}  // namespace gridmates::sudoku
