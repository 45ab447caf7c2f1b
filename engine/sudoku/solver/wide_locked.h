// Locked candidates and triads of the vector search. Included as wide_lanes.h is.
//
// A digit takes one minirow of each row and of each box of a band: one of six ways. What no way
// uses cannot be (pointing and claiming in one rule); likewise minicolumns in a stack. A minirow
// with room for three digits only holds these, and one that three digits need holds no other: the
// triads of Tom Dillon's tdoku (2019), whose description gave the idea.
#pragma once

#include "engine/sudoku/solver/wide_board.h"

namespace gridmates::sudoku {
namespace {

enum class Pass : std::uint8_t { kDead, kQuiet, kChanged };

// The minirows that some way of placing the digit in its band uses: those whose row and box leave
// the other two rows two different boxes. Bits that leave their field fall where no minirow is.
GM_INLINE Lanes usable_minirows(Lanes minirows) {
  const Lanes next = minirows << 3 | minirows >> 6;
  const Lanes last = minirows << 6 | minirows >> 3;
  const Lanes next_below = next << 10 | next >> 20;
  const Lanes last_below = last << 10 | last >> 20;
  const Lanes ways = (next & last_below) | (last & next_below);
  return minirows & (ways << 10 | ways >> 20);
}

// The same for minicolumns in a stack.
GM_INLINE Lanes usable_minicolumns(Lanes columns) {
  const Lanes next = (columns << 1 & all(0666)) | (columns >> 2 & all(0111));
  const Lanes last = (columns << 2 & all(0444)) | (columns >> 1 & all(0333));
  const Lanes ways = (next & next_band(last)) | (last & next_band(next));
  return columns & next_band(ways);
}

// Minirows or minicolumns of all digits: where each can be and where it has to be.
struct Triads {
  Lanes can[kPairs];
  Lanes must[kPairs];
  Counter<4> able;
  Counter<3> bound;

  GM_INLINE void add(int pair, Lanes usable, Lanes needed) {
    can[pair] = usable;
    must[pair] = needed;
    able.add(usable);
    bound.add(needed);
  }
  GM_INLINE void fold() {
    able.fold();
    bound.fold();
  }
  // Where three digits fill the triad: must be here, because only three can.
  GM_INLINE Lanes taken(int pair) const { return can[pair] & able.at_least(3) & ~able.at_least(4); }
  // Cannot be here, because three others must.
  GM_INLINE Lanes shut(int pair) const { return can[pair] & ~must[pair] & bound.at_least(3); }
};

// Cells that the full and the closed minirows take from a digit.
GM_INLINE Lanes lost_to_minirows(const Triads& triads, int pair) {
  const Lanes taken = triads.taken(pair);
  const Lanes rest_of_row = rows_of(taken) & ~widened(taken);
  const Lanes rest_of_box = taken << 10 | taken >> 20 | taken << 20 | taken >> 10;
  return rest_of_row | widened(rest_of_box | triads.shut(pair));
}

GM_INLINE Lanes lost_to_minicolumns(const Triads& triads, int pair) {
  const Lanes taken = triads.taken(pair);
  const Lanes rest_of_column = next_band(taken) | last_band(taken);
  const Lanes rest_of_box = boxes_of(taken) & ~taken;
  return in_all_rows(rest_of_column | rest_of_box | triads.shut(pair));
}

// One pass over everything. kQuiet: nothing changed.
GM_INLINE Pass lock_candidates(Board& board) {
  Triads minirows;
  Triads minicolumns;
  Lanes filtered[kPairs];
  Lanes empty = {};
  GM_UNROLL
  for (int i = 0; i < kPairs; ++i) {
    Lanes x = board.pairs[i];
    const Lanes rows = usable_minirows(minirows_of(x));
    minirows.add(i, rows, rows & ~crowded_rows_of(rows));
    x &= widened(rows);
    const Lanes columns = usable_minicolumns(columns_of(x));
    minicolumns.add(i, columns, columns & ~(next_band(columns) | last_band(columns)));
    x &= in_all_rows(columns);
    filtered[i] = x;
    const Lanes none = (Lanes)(x == Lanes{});
    empty |= i == kPairs - 1 ? none & kLowHalf : none;
  }
  minirows.fold();
  minicolumns.fold();
  if (any((empty & bands(~0u)) | (bands(kMinirows) & ~minirows.able.at_least(3)) |
          (bands(kColumns) & ~minicolumns.able.at_least(3)))) {
    return Pass::kDead;
  }
  Lanes changed = {};
  GM_UNROLL
  for (int i = 0; i < kPairs; ++i) {
    const Lanes x =
        filtered[i] & ~(lost_to_minirows(minirows, i) | lost_to_minicolumns(minicolumns, i));
    changed |= x ^ board.pairs[i];
    board.pairs[i] = x;
  }
  return any(changed) ? Pass::kChanged : Pass::kQuiet;
}

}  // namespace
}  // namespace gridmates::sudoku
