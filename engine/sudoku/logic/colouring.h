// Colouring: candidates linked so that either all of one colour stand, or all of the other. Pure
// functions; any thread.
//
// Sources: HoDoKu's guide, "Coloring" (simple colouring trap and wrap, multi-colouring types 1 and
// 2) and "Remote Pairs".
//
// Every step fills `cells` (all coloured cells), `digits`, and `chains`: one for each cluster, with
// two nodes, the cells of one colour and of the other. Either all cells of the first node are that
// digit and none of the second, or the other way round.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// A cluster: places of a digit, linked where a unit has just two. Wrap: two places of one colour
// see each other, so that colour is false everywhere. Trap: places that see both colours are false.
template <class Capacity>
void find_simple_colouring(const Board<Capacity>& board, Steps& steps);

// Two clusters of a digit. Type 2: a colour that sees both colours of the other cluster is false.
// Type 1: if two colours see each other, one of their opposites is true, so a place that sees both
// opposites is false.
template <class Capacity>
void find_multi_colouring(const Board<Capacity>& board, Steps& steps);

// At least four cells with the same two candidates, linked by seeing one another: they alternate,
// so a cell that sees cells of both kinds has neither digit. The nodes' digit is the smaller one.
template <class Capacity>
void find_remote_pair(const Board<Capacity>& board, Steps& steps);

}  // namespace gridmates::sudoku
