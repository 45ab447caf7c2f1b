// Forcing chains and nets, the last resort: trying every alternative and finding what all of them
// lead to. Pure functions; any thread.
//
// `chains` are the alternatives; each starts with its assumption. Forcing chains come from the
// players' forum and Sudoku Explainer (N. Juillerat, 2006), the name of nets from HoDoKu.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// Chains along the links, with groups. Two chains from one assumption to a node that is on and off:
// the assumption is wrong. Or one chain for every candidate of a cell (`cells`), or for every place
// of a digit in a unit (`units`, `digits`), all to one end, which holds. Shortest total first.
template <class Capacity>
void find_forcing_chain(const Board<Capacity>& board, Steps& steps);

// Nets: chains in which several nodes together imply the next. A node that is on is a single or a
// locked candidate (several cells) given the nodes before it in its chain: its cell has no other
// candidate, or one of its units has no other place for its digit. Eliminations are implicit. First
// by singles alone; if that finds nothing, also with locked candidates.
//
// One chain: the assumption, its first node, removes the last candidate of a cell (`cells`) or the
// last place of a digit in a unit (`units`, `digits`), so it is wrong. Several: every candidate of
// a cell (`cells`), or every place of a digit in a unit (`units`, `digits`), excludes what the step
// eliminates.
//
// At last, nets within a net: where the first chain says that a node is off, the next of the chains
// after it, read from there on, shows that the node being on is contradictory.
template <class Capacity>
void find_forcing_net(const Board<Capacity>& board, Steps& steps);

// The limit of nets within a net, in nets; about a second.
template <class Capacity>
inline constexpr int kMostNestedNets = Capacity::kSide <= 9 ? 200'000 : 5'000;

extern template void find_forcing_chain(const Board<Nine>&, Steps&);
extern template void find_forcing_chain(const Board<TwentyFive>&, Steps&);
extern template void find_forcing_net(const Board<Nine>&, Steps&);
extern template void find_forcing_net(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
