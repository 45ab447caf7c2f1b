// The eight-lane, 32-bit vectors of the vector search. Included inside a region that sets the
// processor that functions are compiled for, hence the unnamed namespace: every such file has its
// own copy. One thread each.
//
// A lane holds one digit's 27 cells of a band in three fields of ten bits: nine cells of a row and
// a guard bit, always 0. Four lanes are the three bands of a digit and an unused one, so a vector
// holds two digits, one in each half.
#pragma once

#include <cstdint>

#include "engine/sudoku/solver/unrolled.h"

namespace gridmates::sudoku {
namespace {

using Lanes = std::uint32_t __attribute__((vector_size(32)));
using Quads = std::uint64_t __attribute__((vector_size(32)));

// One bit per row, and masks made from it.
constexpr std::uint32_t kFirst = 1u | 1u << 10 | 1u << 20;
constexpr std::uint32_t kRows = 0777 * kFirst;      // every cell
constexpr std::uint32_t kGuards = 01000 * kFirst;   // every guard bit
constexpr std::uint32_t kMinirows = 0111 * kFirst;  // the first cell of every minirow
constexpr std::uint32_t kColumns = 0777;            // the cells of the first row

GM_INLINE Lanes all(std::uint32_t lane) {
  return Lanes{lane, lane, lane, lane, lane, lane, lane, lane};
}

// The value in the lanes of both halves that are bands.
GM_INLINE Lanes bands(std::uint32_t lane) {
  return Lanes{lane, lane, lane, 0, lane, lane, lane, 0};
}

constexpr Lanes kLowHalf = {~0u, ~0u, ~0u, ~0u, 0, 0, 0, 0};
constexpr Lanes kHighHalf = {0, 0, 0, 0, ~0u, ~0u, ~0u, ~0u};

// In the place of every band the next one, or the one after it.
GM_INLINE Lanes next_band(Lanes x) { return __builtin_shufflevector(x, x, 1, 2, 0, 3, 5, 6, 4, 7); }
GM_INLINE Lanes last_band(Lanes x) { return __builtin_shufflevector(x, x, 2, 0, 1, 3, 6, 4, 5, 7); }

GM_INLINE Lanes swap_halves(Lanes x) {
  return __builtin_shufflevector(x, x, 4, 5, 6, 7, 0, 1, 2, 3);
}

GM_INLINE bool any(Lanes x) {
  const Quads quads = (Quads)x;
  return (quads[0] | quads[1] | quads[2] | quads[3]) != 0;
}

// All cells of the rows in which x has a cell. Adding 511 to a field sets its guard unless it is 0.
GM_INLINE Lanes rows_of(Lanes x) {
  const Lanes guards = (x + all(kRows)) & all(kGuards);
  return guards - (guards >> 9);
}

// All cells of the rows in which x has two or more.
GM_INLINE Lanes crowded_rows_of(Lanes x) { return rows_of(x & (x - all(kFirst))); }

// The columns of x, as cells of the first row; and columns copied to all three rows.
GM_INLINE Lanes columns_of(Lanes x) { return (x | x >> 10 | x >> 20) & all(kColumns); }
GM_INLINE Lanes in_all_rows(Lanes columns) { return columns | columns << 10 | columns << 20; }

// The minirows in which x has a cell, as their first cells; and first cells widened to all three.
GM_INLINE Lanes minirows_of(Lanes x) { return (x | x >> 1 | x >> 2) & all(kMinirows); }
GM_INLINE Lanes widened(Lanes first) { return (first << 3) - first; }

// All columns of the boxes that contain these columns.
GM_INLINE Lanes boxes_of(Lanes columns) {
  return widened((columns | columns >> 1 | columns >> 2) & all(kMinirows));
}

// Counts for every bit in how many of the digits it is set: once, twice, ... up to kMost. Covers
// both halves after fold().
template <int kMost>
struct Counter {
  Lanes least[kMost] = {};

  GM_INLINE void add(Lanes x) {
    for (int i = kMost - 1; i > 0; --i) least[i] |= least[i - 1] & x;
    least[0] |= x;
  }
  GM_INLINE void fold() {
    Lanes other[kMost];
    for (int i = 0; i < kMost; ++i) other[i] = swap_halves(least[i]);
    for (int i = kMost - 1; i >= 0; --i) {
      Lanes both = least[i] | other[i];
      for (int j = 0; j < i; ++j) both |= least[j] & other[i - 1 - j];
      least[i] = both;
    }
  }
  GM_INLINE Lanes at_least(int count) const { return least[count - 1]; }
};

}  // namespace
}  // namespace gridmates::sudoku
