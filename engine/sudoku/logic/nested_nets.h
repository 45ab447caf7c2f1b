// Nets within a net, used when no single net leads anywhere. Pure function; any thread.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// Assumes every candidate in turn, cells with fewest first. Where its net settles, refutes
// candidates of the rest by nets of their own, until nothing more can be refuted or the assumption
// is refuted. Steps are as described in forcing.h. Ends with the budget kMostNestedNets.
template <class Capacity>
void find_nested_nets(const Board<Capacity>& board, Steps& steps);

extern template void find_nested_nets(const Board<Nine>&, Steps&);
extern template void find_nested_nets(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
