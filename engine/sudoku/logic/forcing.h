// Forcing chains and nets, the last resort: trying every way there is and seeing what all of them
// lead to. Pure functions; any thread.
//
// `chains` are the ways; each starts with what is assumed. Forcing chains come from the players'
// forum and Sudoku Explainer (N. Juillerat, 2006), the name of nets from HoDoKu.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// Chains along the links, with groups. Two chains from one assumption to a node that is on and off:
// the assumption is wrong. Or one chain for every candidate of a cell (`cells`), or for every place
// of a digit in a unit (`units`, `digits`), all to one end, which holds. Shortest in all first.
template <class Capacity>
void find_forcing_chain(const Board<Capacity>& board, Steps& steps);

// Nets: chains in which several nodes together make the next. A node that is on is a single or a
// locked candidate (several cells) by what stands before it in its chain: its cell has nothing else
// left, or one of its units has no other place for its digit. Eliminations go without saying. By
// singles alone first; where that shows nothing, with locked candidates too.
//
// One chain: what is assumed first takes the last candidate of a cell (`cells`) or the last place
// of a digit in a unit (`units`, `digits`), so it is wrong. Several: every candidate of a cell
// (`cells`), or every place of a digit in a unit (`units`, `digits`), takes what the step
// eliminates.
//
// As the last word, nets in a net: where the first chain says that a node is off, the next of the
// chains after it, read from there on, shows that the node being on is wrong.
template <class Capacity>
void find_forcing_net(const Board<Capacity>& board, Steps& steps);

// The bound of nets in a net, in nets; a second or so.
template <class Capacity>
inline constexpr int kMostNestedNets = Capacity::kSide <= 9 ? 200'000 : 5'000;

extern template void find_forcing_chain(const Board<Nine>&, Steps&);
extern template void find_forcing_chain(const Board<TwentyFive>&, Steps&);
extern template void find_forcing_net(const Board<Nine>&, Steps&);
extern template void find_forcing_net(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
