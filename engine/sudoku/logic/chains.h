// Chains and loops: alternating strong and weak links, of which at least one end must hold, or that
// return to their start. Pure functions; any thread.
//
// Shortest first, among equal lengths those with more eliminations, then in the order of the nodes;
// one with just the eliminations of an earlier one is dropped. A step has its chain as `chains[0]`,
// every node with its claim; `sets` are the almost locked sets of two or more cells that it passes
// through (between nodes of two digits, the second on), `cells` those of the chain and of these
// sets, `digits` those of the chain, `units` those of its strong links between places of one digit.
// A continuous loop ends with the node it begins with, a discontinuous one with its opposite.
//
// Definitions are those of HoDoKu's pages on chains and loops (B. Hobiger, 2008-2012); nice loops
// come from the players' forum (2005), alternating inference chains from Myth Jellies there (2006).
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// What each technique finds:
// kXChain: one digit; the first or the last node is on, so every candidate that sees both is off.
// kXyChain: cells with two candidates, strong within the cell and weak between cells.
// kNiceLoop: loops. Continuous: every weak link is also a strong one. Discontinuous: a candidate
// whose being off implies that it is on excludes the others of its cell; one whose being on implies
// that it is off is eliminated, unless the alternating inference chain inside the loop eliminates
// more. kAic: alternating inference chains: one of the ends is on. Ends of one digit (type 1)
// exclude it from cells that see both; ends of two digits in cells that see each other (type 2)
// exclude each other's digit.
// kGroupedNiceLoop, kGroupedAic: the same two with at least one group or almost locked set.
template <class Capacity>
void find_chains(const Board<Capacity>& board, Technique technique, Steps& steps);

extern template void find_chains(const Board<Nine>&, Technique, Steps&);
extern template void find_chains(const Board<TwentyFive>&, Technique, Steps&);

}  // namespace gridmates::sudoku
