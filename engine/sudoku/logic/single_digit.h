// Patterns of one digit made of two strong links (units with just two places for it) and a weak one
// (two cells that see each other). Pure functions; any thread.
//
// Sources: HoDoKu's guide, "Single Digit Patterns"; technique.cc names the publishers.
//
// A turbot fish is an end - strong - middle, middle - weak - middle, middle - strong - end: one of
// the two ends is the digit, so it is eliminated from cells that see both. All fill cells (ends and
// middles), digits, units (of the strong links; for an empty rectangle the link's line and the
// box), and fins: the cells that are ends, without the middles.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// Two strong links of a digit and a weak one between them. kSkyscraper: strong ones in lines of one
// kind, the weak one in a line of the other kind. kTwoStringKite: strong ones in a row and in a
// column, the weak one in a box. kTurbotFish: any others.
template <class Capacity>
void find_two_strong_links(const Board<Capacity>& board, Technique technique, Steps& steps);

// A box whose places lie in one row and one column, some in each alone, and a strong link in a line
// outside that starts in one of the two: eliminates the digit where its end meets the other.
template <class Capacity>
void find_empty_rectangle(const Board<Capacity>& board, Steps& steps);

}  // namespace gridmates::sudoku
