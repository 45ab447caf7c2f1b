// Chains and loops: rows of inferences in turns by strong and weak links, of which one end or the
// other must hold, or that run back into themselves. Pure functions; any thread.
//
// Shortest first, of equal ones those that take more, then in the order of the nodes; what a
// shorter one takes is not told again. A step carries its chain as `chains[0]`, every node with
// what is said of it; `sets` are the almost locked sets of two cells or more that it passes through
// (between nodes of two digits, the second on), `cells` those of the chain and of these sets,
// `digits` those of the chain, `units` those of its strong links between places of one digit. A
// continuous loop ends with the node that it begins with, a discontinuous one with its opposite.
//
// Definitions are those of HoDoKu's pages on chains and loops (B. Hobiger, 2008-2012); nice loops
// come from the players' forum (2005), alternating inference chains from Myth Jellies there (2006).
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// What is found by technique:
// kXChain: one digit; the first or the last node is on, so whatever sees both is off.
// kXyChain: cells with two candidates, strong within the cell and weak between cells.
// kNiceLoop: loops. Continuous: every weak link is a strong one too. Discontinuous: a candidate
// that being off turns on takes the others of its cell; one that being on turns off goes. The
// latter is left to the alternating inference chain inside it where that one takes more. kAic:
// alternating inference chains: one of the ends is on. Ends of one digit (type 1) take it from
// where both are seen; ends of two digits in cells that see each other (type 2) each other's.
// kGroupedNiceLoop, kGroupedAic: the same two with at least one group or almost locked set among
// the nodes.
template <class Capacity>
void find_chains(const Board<Capacity>& board, Technique technique, Steps& steps);

extern template void find_chains(const Board<Nine>&, Technique, Steps&);
extern template void find_chains(const Board<TwentyFive>&, Technique, Steps&);

}  // namespace gridmates::sudoku
