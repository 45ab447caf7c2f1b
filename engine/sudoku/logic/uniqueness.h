// Uniqueness techniques: deductions from the fact that the puzzle has exactly one solution. Pure
// functions; any thread.
//
// THEY HOLD ONLY WHERE THE PUZZLE HAS EXACTLY ONE SOLUTION. Callers who cannot rely on that must
// remove these techniques (TechniqueSet).
//
// A rectangle is four cells in two rows, two columns and exactly two boxes, of any size. If it were
// filled crosswise with two digits, none of them given, then swapping them would give a second
// solution. So it is not filled like that. Source: HoDoKu's guide, "Uniqueness".
//
// Every step on a rectangle fills `cells` (the four corners), `digits` (the two) and `fins` (the
// other candidates of the corners). A corner may have lost one of the two already.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// Three corners have only the two digits: the fourth has neither.
template <class Capacity>
void find_unique_rectangle_1(const Board<Capacity>& board, Steps& steps);

// Two corners side by side have one further digit, the same: one of them has it, so it is
// eliminated from cells that see both.
template <class Capacity>
void find_unique_rectangle_2(const Board<Capacity>& board, Steps& steps);

// Two corners side by side have further digits, one of which must stand: together they act as one
// cell with just these, and with other cells of a unit they form a naked subset. Fills units (that
// unit) and chains: one, with a node for every digit of the subset, its cells those that form the
// subset with the corners. At most kMostSubsetCells such cells.
template <class Capacity>
void find_unique_rectangle_3(const Board<Capacity>& board, Steps& steps);
inline constexpr int kMostSubsetCells = 3;

// One of the two digits must stand in one of two corners side by side, as a unit has no other place
// for it: neither is the other digit. Fills units (that unit).
template <class Capacity>
void find_unique_rectangle_4(const Board<Capacity>& board, Steps& steps);

// Like type 2, with two corners diagonally opposite, or three corners.
template <class Capacity>
void find_unique_rectangle_5(const Board<Capacity>& board, Steps& steps);

// Two opposite corners have further digits, and in both rows, or both columns, one of the two has
// no place except the corners: it is eliminated from these two. Fills units (rows or columns).
template <class Capacity>
void find_unique_rectangle_6(const Board<Capacity>& board, Steps& steps);

// The corner opposite one that has only the two digits cannot be one of them if, in its row and its
// column, the other has no place except the corners. Fills units (that row and column).
template <class Capacity>
void find_hidden_rectangle(const Board<Capacity>& board, Steps& steps);

// Three corners are filled, none of them given: the fourth does not complete the pattern.
template <class Capacity>
void find_avoidable_rectangle_1(const Board<Capacity>& board, Steps& steps);

// Two corners are filled, none of them given, and the others have, besides what would complete the
// pattern, one further digit, the same: it is eliminated from cells that see both.
template <class Capacity>
void find_avoidable_rectangle_2(const Board<Capacity>& board, Steps& steps);

// Bivalue universal grave: every empty cell except one has two candidates, that one three; every
// digit stands twice in every unit, except one of the three. Without it there would be no or two
// solutions, so the other two are eliminated. Fills cells (that cell), digits (the one that stays).
template <class Capacity>
void find_bug_plus_one(const Board<Capacity>& board, Steps& steps);

}  // namespace gridmates::sudoku
