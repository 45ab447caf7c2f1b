// Wings: a few cells with few candidates, at least one of which must be a certain digit; it is
// eliminated from every cell that sees them all. Pure functions; any thread.
//
// Sources: HoDoKu's guide, "Wings" (XY-, XYZ-, W-Wing); WXYZ-Wing in its wider form as on
// SudokuWiki.org (A. Stuart). All fill cells, digits, and fins: the candidates of the eliminated
// digit in the wings. The pivot or hinge is the cells without fins.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// A pivot of `size` candidates that sees the wings {x,z} and {y,z}: {x,y} (XY-Wing) or {x,y,z}
// (XYZ-Wing; z is eliminated from cells that see all three, and the pivot's z is not in the fins).
template <class Capacity>
void find_wing_with_pivot(const Board<Capacity>& board, Technique technique, int size,
                          Steps& steps);

// Four cells of a box and a line that together have four candidates, all of which except z stand
// only in cells that see each other. Fills units (line and box); the fins are all four cells' z.
template <class Capacity>
void find_wxyz_wing(const Board<Capacity>& board, Steps& steps);

// Two cells {x,z} that do not see each other, and a unit whose only two places for x see one each.
// Fills units (that one); cells includes the unit's two places.
template <class Capacity>
void find_w_wing(const Board<Capacity>& board, Steps& steps);

}  // namespace gridmates::sudoku
