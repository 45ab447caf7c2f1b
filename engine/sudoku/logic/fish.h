// Fish: N base units whose places for a digit lie in N cover units, except possibly for some fins.
// Pure functions; any thread.
//
// Sources: HoDoKu's guide, "Basic Fish", "Finned/Sashimi Fish", "Complex Fish"; the rule for all of
// them is Obi-Wahn's (Arbitrary Sized Fish, Sudoku Players' Forum): with as many covers as bases, a
// candidate that lies in more covers than bases and sees every fin is eliminated. A fin is a place
// in more bases than covers.
//
// Basic fish have lines of one kind as bases and of the other as covers. A finned one is sashimi if
// without its fins some base would have at most one place. Franken fish have boxes among bases or
// covers too. All fill cells (the bases' places), digits, units (bases), covers, fins. A search
// ends after kFishNodes nodes.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// `size` is the number of bases, 2 to 4: X-Wing, swordfish, jellyfish.
template <class Capacity>
void find_fish(const Board<Capacity>& board, Technique technique, int size, Steps& steps);
template <class Capacity>
void find_finned_fish(const Board<Capacity>& board, Technique technique, int size, Steps& steps);
template <class Capacity>
void find_sashimi_fish(const Board<Capacity>& board, Technique technique, int size, Steps& steps);
template <class Capacity>
void find_franken_fish(const Board<Capacity>& board, Technique technique, int size, Steps& steps);
template <class Capacity>
void find_finned_franken_fish(const Board<Capacity>& board, Technique technique, int size,
                              Steps& steps);

}  // namespace gridmates::sudoku
