// The position of the vector search and its propagation. Included as wide_lanes.h is.
//
// Nothing here follows single changes: every pass looks at all nine digits of all cells at once, in
// five vectors, because a branch that is predicted wrongly costs more than work that changes
// nothing.
#pragma once

#include "engine/sudoku/solver/wide_lanes.h"

namespace gridmates::sudoku {
namespace {

constexpr int kPairs = 5;  // vectors of two digits; the tenth digit has no cells

struct Board {
  Lanes pairs[kPairs];  // where each digit still can be
  Lanes decided;        // cells whose digit has been taken from their peers; in both halves
};

enum class Settled : std::uint8_t { kDead, kOpen, kSolved };

// The cells where a digit is alone in its row, column or box.
GM_INLINE Lanes hidden_singles(Lanes x) {
  const Lanes second = x >> 10;
  const Lanes third = x >> 20;
  const Lanes once = x | second | third;
  const Lanes twice = (x & second) | (third & (x | second));
  const Lanes next = next_band(once);
  const Lanes last = last_band(once);
  const Lanes crowded_columns =
      twice | next_band(twice) | last_band(twice) | (once & next) | (last & (once | next));
  const Lanes right = once >> 1;
  const Lanes far_right = once >> 2;
  const Lanes crowded_boxes =
      widened((twice | twice >> 1 | twice >> 2 | (once & right) | (far_right & (once | right))) &
              all(kMinicolumns));
  const Lanes crowded = crowded_columns & crowded_boxes & all(kColumns);
  return x & ~(crowded_rows_of(x) & in_all_rows(crowded));
}

// The other cells of every unit in which `placed` has one.
GM_INLINE Lanes peers_of_placed(Lanes placed) {
  const Lanes columns = columns_of(placed);
  const Lanes elsewhere = next_band(columns) | last_band(columns);
  return (rows_of(placed) | in_all_rows(boxes_of(columns) | elsewhere)) & ~placed;
}

// Whether a board without open cells is a solution: with one digit a cell it is one when every
// digit stands in every row, column and box.
GM_INLINE bool is_solution(const Board& board) {
  Lanes missing = {};
  for (int i = 0; i < kPairs; ++i) {
    const Lanes x = board.pairs[i];
    const Lanes columns = columns_of(x);
    const Lanes down = columns | next_band(columns) | last_band(columns);
    Lanes here = (rows_of(x) & in_all_rows(boxes_of(columns) & down)) ^ all(kRows);
    if (i == kPairs - 1) here &= kLowHalf;
    missing |= here;
  }
  return !any(missing & bands(~0u));
}

// Where singles stand, and what shows that there is no solution.
struct Singles {
  Lanes hidden[kPairs];
  Counter<2> cells;   // digits a cell still can have
  Counter<2> claims;  // digits that have to be in a cell
  Lanes rows;         // guard bits of rows that have a cell left for every digit
};

GM_INLINE Singles find_singles(const Board& board) {
  Singles singles;
  singles.rows = all(~0u);
  for (int i = 0; i < kPairs; ++i) {
    const Lanes x = board.pairs[i];
    singles.hidden[i] = hidden_singles(x);
    singles.cells.add(x);
    singles.claims.add(singles.hidden[i]);
    const Lanes rows = x + all(kRows);
    singles.rows &= i == kPairs - 1 ? rows | kHighHalf : rows;
  }
  singles.cells.fold();
  singles.claims.fold();
  return singles;
}

GM_INLINE bool contradict(const Singles& singles) {
  return any((bands(kRows) & (~singles.cells.at_least(1) | singles.claims.at_least(2))) |
             (bands(kGuards) & ~singles.rows));
}

// Places naked and hidden singles until there are none.
GM_INLINE Settled place_singles(Board& board) {
  for (;;) {
    const Singles singles = find_singles(board);
    if (contradict(singles)) return Settled::kDead;
    const Lanes open = singles.cells.at_least(2) & bands(kRows);
    if (!any(open)) return is_solution(board) ? Settled::kSolved : Settled::kDead;
    const Lanes naked = singles.cells.at_least(1) & ~singles.cells.at_least(2);
    const Lanes claimed = singles.claims.at_least(1);
    const Lanes decided = (naked | claimed) & bands(kRows);
    if (!any(decided ^ board.decided)) return Settled::kOpen;
    board.decided = decided;
    for (int i = 0; i < kPairs; ++i) {
      const Lanes x = board.pairs[i];
      const Lanes hidden = singles.hidden[i];
      const Lanes placed = (x & naked) | hidden;
      board.pairs[i] = x & (~claimed | hidden) & ~peers_of_placed(placed);
    }
  }
}

}  // namespace
}  // namespace gridmates::sudoku
