// Almost locked sets: n cells of a unit that have n + 1 candidates. If such a set loses one of
// them, all the others stand in it. Pure functions; any thread.
//
// A digit is a restricted common of two sets when every place it has in one sees every place it has
// in the other: at most one of the two can have it. Sources: HoDoKu's guide, "Almost Locked Sets"
// (ALS-XZ, ALS-XY-Wing, ALS chains, death blossom). Sets may overlap; a restricted common is never
// in the overlap.
//
// Every step fills `cells` (of all sets), `digits` (those eliminated), `chains` and `sets`. A node
// is about one set: its cells are those of the set that have the digit as a candidate, and it says
// that the digit is in one of them (on) or in none (off). If several digits are eliminated and the
// ends do not exclude each other (no ring), the chain is that of the smallest, and holds for each
// of them. Sets have at most most_als_cells() cells, and at most kMostAlses sets of a board are
// used, the smallest first.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// Two sets with a restricted common x; another digit z of both is eliminated from cells that see
// all its places there. With two restricted commons both sets are locked: these are eliminated from
// cells that see their places in both sets, any other digit from cells that see its places in one.
// Chain: A has not z, so x; B not x, so z. With two: A has not x, so y; B not y, so x.
template <class Capacity>
void find_als_xz(const Board<Capacity>& board, Steps& steps);

// Three sets: x restricted between A and C, y between B and C; z in A and B is eliminated from
// cells that see all its places there. Chain: A has not z, so x; C not x, so y; B not y, so z.
template <class Capacity>
void find_als_xy_wing(const Board<Capacity>& board, Steps& steps);

// Four sets or more in a row, at most kMostChainSets; also a ring, which locks all its sets.
template <class Capacity>
void find_als_chain(const Board<Capacity>& board, Steps& steps);
inline constexpr int kMostChainSets = 8;

// A stem cell with three or more digits, and for each of them another set (petal) whose places for
// the digit all see the cell; z in all petals is eliminated from what sees all its places there.
// `fins` are the stem's candidates; for each a chain: the stem is d; the petal is not, so it has z.
template <class Capacity>
void find_death_blossom(const Board<Capacity>& board, Steps& steps);

}  // namespace gridmates::sudoku
