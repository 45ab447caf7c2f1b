// Locked candidates and triads of the vector search. Included like wide_lanes.h.
//
// A digit takes one minirow of each row and of each box of a band: one of six ways. Candidates that
// no way uses are eliminated (pointing and claiming in one rule); likewise minicolumns in a stack.
// A minirow with room for only three digits holds just these, and one that three digits need holds
// no other: the triads of Tom Dillon's tdoku (2019), whose description gave the idea.
#pragma once

#include "engine/sudoku/solver/wide_board.h"

namespace gridmates::sudoku {
namespace {

enum class Pass : std::uint8_t { kDead, kQuiet, kChanged };

// The minirows that some way of placing the digit in its band uses: those whose row and box leave
// the other two rows two different boxes. Bits shifted out of their field land outside minirows.
GM_INLINE Lanes usable_minirows(Lanes minirows) {
  const Lanes next = minirows << 3 | minirows >> 6;
  const Lanes last = minirows << 6 | minirows >> 3;
  const Lanes next_below = next << 10 | next >> 20;
  const Lanes last_below = last << 10 | last >> 20;
  const Lanes ways = (next & last_below) | (last & next_below);
  return minirows & (ways << 10 | ways >> 20);
}

// The same for minicolumns in a stack, in every field.
GM_INLINE Lanes usable_minicolumns(Lanes columns) {
  constexpr std::uint32_t kSecond = kMinirows << 1;
  constexpr std::uint32_t kThird = kMinirows << 2;
  const Lanes next = (columns << 1 & all(kSecond | kThird)) | (columns >> 2 & all(kMinirows));
  const Lanes last = (columns << 2 & all(kThird)) | (columns >> 1 & all(kMinirows | kSecond));
  const Lanes ways = (next & next_band(last)) | (last & next_band(next));
  return columns & next_band(ways);
}

// For minirows or minicolumns, over all digits: which ones are full with the only three digits
// possible there, and which with three digits that must be there.
struct Triads {
  Counter<4> able;
  Counter<3> bound;

  GM_INLINE void add(Lanes can, Lanes must) {
    able.add(can);
    bound.add(must);
  }
  GM_INLINE void fold() {
    able.fold();
    bound.fold();
  }
  GM_INLINE Lanes filled() const { return able.at_least(3) & ~able.at_least(4); }
  GM_INLINE Lanes closed() const { return bound.at_least(3); }
  GM_INLINE Lanes starved() const { return ~able.at_least(3); }
};

// The cells that a digit loses because of filled and closed minirows.
GM_INLINE Lanes lost_to_minirows(Lanes can, Lanes must, const Triads& triads) {
  const Lanes taken = can & triads.filled();
  const Lanes rest_of_row = rows_of(taken) & ~widened(taken);
  const Lanes rest_of_box = taken << 10 | taken >> 20 | taken << 20 | taken >> 10;
  return rest_of_row | widened(rest_of_box | (can & ~must & triads.closed()));
}

// The columns of the first row that a digit loses to filled and closed minicolumns, in every field.
GM_INLINE Lanes lost_to_minicolumns(Lanes can, Lanes must, Lanes filled, Lanes closed) {
  const Lanes taken = can & filled;
  const Lanes rest = next_band(taken) | last_band(taken) | (boxes_of(taken) & ~taken);
  return rest | (can & ~must & closed);
}

// One pass over all digits. kQuiet: nothing changed.
GM_INLINE Pass lock_candidates(Board& board) {
  Triads minirows;
  Triads minicolumns;
  Lanes rows[kPairs];
  Lanes needed_rows[kPairs];
  Lanes columns[kPairs];
  Lanes filtered[kPairs];
  GM_UNROLL
  for (int i = 0; i < kPairs; ++i) {
    const Lanes x = board.pairs[i];
    rows[i] = usable_minirows(minirows_of(x));
    needed_rows[i] = rows[i] & ~crowded_rows_of(rows[i]);
    minirows.add(rows[i], needed_rows[i]);
    filtered[i] = x & widened(rows[i]);
    columns[i] = columns_of(filtered[i]);
  }
  const Columns had = pack(columns);
  const Columns can = {usable_minicolumns(had.low), usable_minicolumns(had.high)};
  const Columns must = {can.low & ~(next_band(can.low) | last_band(can.low)),
                        can.high & ~(next_band(can.high) | last_band(can.high))};
  Lanes empty = {};
  GM_UNROLL
  for (int i = 0; i < kPairs; ++i) {
    const Lanes mine = unpack(can, i);
    minicolumns.add(mine, unpack(must, i));
    filtered[i] &= in_all_rows(mine);
    const Lanes none = (Lanes)(filtered[i] == Lanes{});
    empty |= i == kPairs - 1 ? none & kLowHalf : none;
  }
  minirows.fold();
  minicolumns.fold();
  if (any((empty & bands(~0u)) | (bands(kMinirows) & minirows.starved()) |
          (bands(kColumns) & minicolumns.starved()))) {
    return Pass::kDead;
  }
  const Lanes filled = in_all_rows(minicolumns.filled() & all(kColumns));
  const Lanes closed = in_all_rows(minicolumns.closed() & all(kColumns));
  const Columns lost = {lost_to_minicolumns(can.low, must.low, filled, closed),
                        lost_to_minicolumns(can.high, must.high, filled, closed)};
  Lanes changed = {};
  GM_UNROLL
  for (int i = 0; i < kPairs; ++i) {
    const Lanes x = filtered[i] & ~(lost_to_minirows(rows[i], needed_rows[i], minirows) |
                                    in_all_rows(unpack(lost, i)));
    changed |= x ^ board.pairs[i];
    board.pairs[i] = x;
  }
  return any(changed) ? Pass::kChanged : Pass::kQuiet;
}

}  // namespace
}  // namespace gridmates::sudoku
