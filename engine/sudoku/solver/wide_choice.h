// Where the vector search splits a position. Included like wide_lanes.h.
//
// A line is a band with its minirows or a stack with its minicolumns. Chooses the line with the
// least freedom for its nine digits, in it the digit with the least, and of that digit a row or
// column with two ways (or three): one branch takes the first way, the other branch the rest.
#pragma once

#include <bit>
#include <cstring>

#include "engine/sudoku/solver/wide_board.h"

namespace gridmates::sudoku {
namespace {

// What each branch of a split removes from a pair of digits.
struct Split {
  int pair;
  Lanes first;   // leaves one way
  Lanes second;  // leaves the others
};

constexpr int kDigits = 9;
constexpr int kLines = 6;

// The freedom of each digit in each line, one byte each: the lane of a band has that band in byte 0
// and the three stacks in bytes 1 to 3.
struct Freedom {
  Lanes pairs[kPairs];
  Lanes sum = {};
};

// From the number of triads, of nine, that a digit can still be in: three are one way (0), five or
// six are two (2), seven are three (3), and so on. Computes four bytes at once.
GM_INLINE Lanes freedom_of_counts(Lanes counts) {
  return counts - all(0x03030303) - ((counts + all(0x02020202)) >> 3 & all(0x01010101));
}

GM_INLINE Freedom measure(const Board& board) {
  Freedom freedom;
  GM_UNROLL
  for (int i = 0; i < kPairs; ++i) {
    const Lanes x = board.pairs[i];
    const Lanes minirows = minirows_of(x);
    const Lanes in_row = (minirows + (minirows >> 3) + (minirows >> 6)) & all(3 * kFirst);
    const Lanes in_band = (in_row + (in_row >> 10) + (in_row >> 20)) & all(15);
    const Lanes columns = columns_of(x);
    const Lanes in_box =
        (columns & all(0111)) + (columns >> 1 & all(0111)) + (columns >> 2 & all(0111));
    const Lanes bytes =
        (in_box & all(3)) << 8 | (in_box & all(030)) << 13 | (in_box & all(0300)) << 18;
    const Lanes in_stack = bytes + next_band(bytes) + last_band(bytes);
    Lanes free = freedom_of_counts(in_band | in_stack);
    if (i == kPairs - 1) free &= kLowHalf;
    freedom.pairs[i] = free;
    freedom.sum += free;
  }
  freedom.sum += swap_halves(freedom.sum);
  return freedom;
}

// A key whose minimum is the least freedom that is not 0; ties go to the lower index.
constexpr std::uint32_t key_of(std::uint32_t freedom, int index) {
  return (freedom - 1) << 4 | static_cast<std::uint32_t>(index);
}
constexpr int index_of(std::uint32_t key) { return static_cast<int>(key & 15); }

// The bands are lines 0 to 2, the stacks 3 to 5.
GM_INLINE int tightest_line(const Freedom& freedom) {
  std::uint32_t sums[8];
  std::memcpy(sums, &freedom.sum, sizeof sums);
  std::uint32_t least = ~0u;
  GM_UNROLL
  for (int line = 0; line < kLines; ++line) {
    const std::uint32_t sum = line < 3 ? sums[line] : sums[0] >> (8 * (line - 2));
    const std::uint32_t key = key_of(sum & 0xff, line);
    least = key < least ? key : least;
  }
  return index_of(least);
}

GM_INLINE int tightest_digit(const Freedom& freedom, int line) {
  const Lanes shift = all(line < 3 ? 0 : 8 * static_cast<std::uint32_t>(line - 2));
  Lanes least = all(~0u);
  GM_UNROLL
  for (int i = 0; i < kPairs; ++i) {
    const Lanes digits = (kLowHalf & all(2 * i)) | (kHighHalf & all(2 * i + 1));
    const Lanes keys = ((freedom.pairs[i] >> shift & all(0xff)) - all(1)) << 4 | digits;
    least = keys < least ? keys : least;
  }
  std::uint32_t keys[8];
  std::memcpy(keys, &least, sizeof keys);
  const int lane = line < 3 ? line : 0;
  return index_of(keys[lane] < keys[lane + 4] ? keys[lane] : keys[lane + 4]);
}

// The ways of a row: one minirow, and the others of the row.
GM_INLINE void split_row(std::uint32_t cells, std::uint32_t& one, std::uint32_t& others) {
  const std::uint32_t minirows = (cells | cells >> 1 | cells >> 2) & kMinirows;
  const std::uint32_t counts = minirows + (minirows >> 3) + (minirows >> 6);
  const std::uint32_t two = counts >> 1 & ~counts & kFirst;
  const std::uint32_t three = counts >> 1 & counts & kFirst;
  const std::uint32_t first = two != 0 ? std::bit_floor(two) : three & -three;
  const std::uint32_t row = minirows & first * kColumns;
  one = (row & -row) * 7;
  others = (row & (row - 1)) * 7;
}

// The ways of a column of a stack, by band: the first band that has one, and the others.
GM_INLINE void split_column(const std::uint32_t* cells, int stack, std::uint32_t* one,
                            std::uint32_t* others) {
  std::uint32_t has[3];
  for (int i = 0; i < 3; ++i) has[i] = (cells[i] | cells[i] >> 10 | cells[i] >> 20) & kColumns;
  const std::uint32_t mine = 7u << (3 * stack);
  const std::uint32_t three = has[0] & has[1] & has[2] & mine;
  const std::uint32_t two =
      ((has[0] & has[1]) | (has[0] & has[2]) | (has[1] & has[2])) & mine & ~three;
  const std::uint32_t columns = two != 0 ? two : three;
  const std::uint32_t column = (columns & -columns) * kFirst;
  const bool in_first = (has[0] & column) != 0;
  one[0] = others[1] = in_first ? column : 0;
  one[1] = others[0] = in_first ? 0 : column;
  others[2] = column;
}

// For a position with open cells, but without singles and locked candidates.
GM_INLINE Split choose(const Board& board) {
  const Freedom freedom = measure(board);
  const int line = tightest_line(freedom);
  const int digit = tightest_digit(freedom, line);
  std::uint32_t cells[4];
  std::memcpy(cells, reinterpret_cast<const char*>(board.pairs) + sizeof cells * digit,
              sizeof cells);
  std::uint32_t one[3] = {};
  std::uint32_t others[3] = {};
  if (line < 3) {
    split_row(cells[line], one[line], others[line]);
  } else {
    split_column(cells, line - 3, one, others);
  }
  const Lanes half = digit % 2 == 0 ? kLowHalf : kHighHalf;
  return {digit / 2,
          half & Lanes{others[0], others[1], others[2], 0, others[0], others[1], others[2], 0},
          half & Lanes{one[0], one[1], one[2], 0, one[0], one[1], one[2], 0}};
}

}  // namespace
}  // namespace gridmates::sudoku
