// Uniqueness techniques: what follows from the puzzle having one solution and no second. Pure
// functions; any thread.
//
// THEY HOLD ONLY WHERE THE PUZZLE HAS EXACTLY ONE SOLUTION. Who may not rely on that takes these
// techniques away (TechniqueSet).
//
// A rectangle is four cells in two rows, two columns and exactly two boxes, whatever their form.
// Were it filled with two digits, crosswise and none of them given, then swapping them would give a
// second solution. So it is not filled so. Source: HoDoKu's guide, "Uniqueness".
//
// Every step on a rectangle fills `cells` (the four corners), `digits` (the two) and `fins` (what
// the corners have beside the two). A corner may have lost one of the two already.
#pragma once

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// Three corners have nothing but the two digits: the fourth has neither.
template <class Capacity>
void find_unique_rectangle_1(const Board<Capacity>& board, Steps& steps);

// Two corners side by side have one further digit, the same: one of them has it, so it goes from
// what sees both.
template <class Capacity>
void find_unique_rectangle_2(const Board<Capacity>& board, Steps& steps);

// Two corners side by side have further digits, of which one must stand: together they are as one
// cell with just these, and with other cells of a unit they make a naked subset. Fills units (that
// unit) and chains: one, with a node for every digit of the subset, its cells those that make the
// subset with the corners. At most kMostSubsetCells such cells.
template <class Capacity>
void find_unique_rectangle_3(const Board<Capacity>& board, Steps& steps);
inline constexpr int kMostSubsetCells = 3;

// One of the two digits must stand in one of two corners side by side, as a unit has no other place
// for it: neither is the other digit. Fills units (that unit).
template <class Capacity>
void find_unique_rectangle_4(const Board<Capacity>& board, Steps& steps);

// As type 2, with two corners across or three corners.
template <class Capacity>
void find_unique_rectangle_5(const Board<Capacity>& board, Steps& steps);

// Two corners across have further digits, and one of the two has no place in both rows, or both
// columns, but the corners: it goes from the corners that have more. Fills units (rows or columns).
template <class Capacity>
void find_unique_rectangle_6(const Board<Capacity>& board, Steps& steps);

// The corner across from one that has only the two digits cannot be the one when, in its row and
// its column, the other has no place but the corners. Fills units (that row and column).
template <class Capacity>
void find_hidden_rectangle(const Board<Capacity>& board, Steps& steps);

// Three corners are filled, none of them given: the fourth does not complete the pattern.
template <class Capacity>
void find_avoidable_rectangle_1(const Board<Capacity>& board, Steps& steps);

// Two corners are filled, none of them given, and the others have, besides what would complete the
// pattern, one further digit, the same: it goes from what sees both.
template <class Capacity>
void find_avoidable_rectangle_2(const Board<Capacity>& board, Steps& steps);

// Bivalue universal grave: every empty cell but one has two candidates, that one three; and every
// digit stands twice in every unit, but for one of the three. Without that one there would be no
// solution or two, so the other two go. Fills cells (that cell) and digits (the one that stays).
template <class Capacity>
void find_bug_plus_one(const Board<Capacity>& board, Steps& steps);

}  // namespace gridmates::sudoku
