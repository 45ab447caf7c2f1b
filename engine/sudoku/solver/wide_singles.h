// Naked and hidden singles of the vector search. Included like wide_lanes.h.
//
// Single changes are not propagated: every pass examines all nine digits of all cells at once, in
// five vectors, because a mispredicted branch costs more than computing without effect.
#pragma once

#include "engine/sudoku/solver/wide_board.h"

namespace gridmates::sudoku {
namespace {

// Columns with two or more cells whose box has two or more too, from those with one and two here.
GM_INLINE Lanes crowded(Lanes once, Lanes twice) {
  const Lanes next = next_band(once);
  const Lanes last = last_band(once);
  const Lanes in_column =
      twice | next_band(twice) | last_band(twice) | (once & next) | (last & (once | next));
  const Lanes right = once >> 1;
  const Lanes far_right = once >> 2;
  const Lanes in_box =
      (twice | twice >> 1 | twice >> 2 | (once & right) | (far_right & (once | right))) &
      all(kMinirows);
  return in_column & widened(in_box);
}

// For every pair the cells in which a digit is alone in its row, column or box.
GM_INLINE void find_hidden(const Board& board, Lanes (&hidden)[kPairs]) {
  Lanes once[kPairs];
  Lanes twice[kPairs];
  GM_UNROLL
  for (int i = 0; i < kPairs; ++i) {
    const Lanes x = board.pairs[i];
    const Lanes second = x >> 10;
    const Lanes third = x >> 20;
    once[i] = (x | second | third) & all(kColumns);
    twice[i] = ((x & second) | (third & (x | second))) & all(kColumns);
  }
  const Columns one = pack(once);
  const Columns two = pack(twice);
  const Columns full = {crowded(one.low, two.low), crowded(one.high, two.high)};
  GM_UNROLL
  for (int i = 0; i < kPairs; ++i) {
    const Lanes x = board.pairs[i];
    hidden[i] = x & ~(crowded_rows_of(x) & in_all_rows(unpack(full, i)));
  }
}

// What digits in these columns of a band exclude in their columns and boxes, including themselves.
GM_INLINE Lanes reach_of(Lanes columns) {
  return boxes_of(columns) | next_band(columns) | last_band(columns);
}

// Removes the placed digits from their peers.
GM_INLINE void clear_peers(Board& board, const Lanes (&placed)[kPairs]) {
  Lanes columns[kPairs];
  GM_UNROLL
  for (int i = 0; i < kPairs; ++i) columns[i] = columns_of(placed[i]);
  const Columns packed = pack(columns);
  const Columns lost = {reach_of(packed.low), reach_of(packed.high)};
  GM_UNROLL
  for (int i = 0; i < kPairs; ++i) {
    const Lanes taken = rows_of(placed[i]) | in_all_rows(unpack(lost, i));
    board.pairs[i] &= ~taken | placed[i];
  }
}

// The singles, and the data that shows a contradiction.
struct Singles {
  Lanes hidden[kPairs];
  Counter<2> cells;   // digits that a cell can still have
  Counter<2> claims;  // digits that must be in a cell
  Lanes rows;         // guard bits: the row has a cell left for every digit
};

GM_INLINE Singles find_singles(const Board& board) {
  Singles singles;
  singles.rows = all(~0u);
  find_hidden(board, singles.hidden);
  GM_UNROLL
  for (int i = 0; i < kPairs; ++i) {
    const Lanes x = board.pairs[i];
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

// Places naked and hidden singles until there are none left.
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
    Lanes placed[kPairs];
    GM_UNROLL
    for (int i = 0; i < kPairs; ++i) {
      placed[i] = (board.pairs[i] & naked) | singles.hidden[i];
      board.pairs[i] &= ~claimed | singles.hidden[i];
    }
    clear_peers(board, placed);
  }
}

}  // namespace
}  // namespace gridmates::sudoku
