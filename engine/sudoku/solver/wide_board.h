// The position of the vector search. Included like wide_lanes.h.
#pragma once

#include "engine/sudoku/solver/wide_lanes.h"

namespace gridmates::sudoku {
namespace {

constexpr int kPairs = 5;  // vectors of two digits; the tenth digit has no cells

struct Board {
  Lanes pairs[kPairs];  // where each digit still can be
  Lanes decided;        // cells whose digit was removed from their peers; in both halves
};

enum class Settled : std::uint8_t { kDead, kOpen, kSolved };

// Nine-bit columns of all pairs in two vectors, three or two fields per lane, so that several pairs
// are computed at once.
struct Columns {
  Lanes low;   // pairs 0 to 2
  Lanes high;  // pairs 3 and 4
};

GM_INLINE Columns pack(const Lanes (&columns)[kPairs]) {
  return {columns[0] | columns[1] << 10 | columns[2] << 20, columns[3] | columns[4] << 10};
}
GM_INLINE Lanes unpack(const Columns& columns, int pair) {
  const Lanes packed = pair < 3 ? columns.low : columns.high;
  return packed >> (pair % 3 * 10) & all(kColumns);
}

// Whether a board without open cells is a solution: with one digit per cell it is one if every
// digit stands in every row, column and box.
GM_INLINE bool is_solution(const Board& board) {
  Lanes missing = {};
  GM_UNROLL
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

}  // namespace
}  // namespace gridmates::sudoku
