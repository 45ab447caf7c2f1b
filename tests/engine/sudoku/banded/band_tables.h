// Look-up tables of the banded search, computed by the compiler. Constants; any thread.
//
// A band word has one digit's 27 cells of a band, nine bits a row; a row is 9 bits, its minirows 3.
#pragma once

#include <array>
#include <cstdint>

namespace gridmates::sudoku {

using Word = std::uint32_t;

inline constexpr Word kRow = 0777;
inline constexpr Word kBand = (1u << 27) - 1;

template <class Entry>
using ByRow = std::array<Entry, 512>;

// Tabulates a function of all nine-bit numbers.
template <class Entry>
constexpr ByRow<Entry> tabulate(Entry (*entry)(Word)) {
  ByRow<Entry> table{};
  for (Word i = 0; i < table.size(); ++i) table[i] = entry(i);
  return table;
}

// Row -> its minirows that have a cell.
inline constexpr auto kMinirowsOfRow = tabulate<std::uint8_t>([](Word row) {
  int minirows = 0;
  for (int i = 0; i < 3; ++i) minirows |= (row >> (3 * i) & 7) != 0 ? 1 << i : 0;
  return static_cast<std::uint8_t>(minirows);
});

// Nine minirows of a band (three a row) -> the cells of those used by one of the six ways to place
// the digit in three rows and three boxes; 0 if there is no way.
inline constexpr auto kUsableCells = tabulate<Word>([](Word minirows) {
  Word cells = 0;
  for (int first = 0; first < 3; ++first) {
    for (int step = 1; step < 3; ++step) {
      const int second = (first + step) % 3;
      const int third = (second + step) % 3;
      const Word way = 1u << first | 1u << (3 + second) | 1u << (6 + third);
      if ((minirows & way) != way) continue;
      cells |= 7u << (3 * first) | 7u << (9 + 3 * second) | 7u << (18 + 3 * third);
    }
  }
  return cells;
});

// Columns of a band with the digit -> the cells kept in the other two bands: a box with the digit
// in only one column takes that column from them.
inline constexpr auto kKeptElsewhere = tabulate<Word>([](Word columns) {
  Word lost = 0;
  for (int box = 0; box < 3; ++box) {
    const Word here = columns & 7u << (3 * box);
    if (here != 0 && (here & (here - 1)) == 0) lost |= here;
  }
  return kBand & ~(lost | lost << 9 | lost << 18);
});

// Columns that have the digit only in this band -> the cells kept in the band: such a column takes
// the digit from the rest of its box; 0 if two of them share a box.
inline constexpr auto kKeptByClaims = tabulate<Word>([](Word columns) {
  Word lost = 0;
  for (int box = 0; box < 3; ++box) {
    const Word mine = 7u << (3 * box);
    const Word here = columns & mine;
    if ((here & (here - 1)) != 0) return Word{0};
    if (here != 0) lost |= mine & ~here;
  }
  return kBand & ~(lost | lost << 9 | lost << 18);
});

// Row -> 1 if it has exactly one cell.
inline constexpr auto kIsSingle = tabulate<std::uint8_t>(
    [](Word row) { return static_cast<std::uint8_t>(row != 0 && (row & (row - 1)) == 0); });

// A subset of three rows -> their cells.
inline constexpr std::array<Word, 8> kCellsOfRows = [] {
  std::array<Word, 8> cells{};
  for (Word rows = 0; rows < 8; ++rows) {
    for (int i = 0; i < 3; ++i) cells[rows] |= (rows >> i & 1) != 0 ? kRow << (9 * i) : 0;
  }
  return cells;
}();

// Cell of a band -> the cells where its digit stays possible, in this band and in the others.
struct Kept {
  Word here;
  Word elsewhere;
};
inline constexpr std::array<Kept, 27> kKeptByCell = [] {
  std::array<Kept, 27> kept{};
  for (Word cell = 0; cell < 27; ++cell) {
    const Word column = cell % 9;
    const Word box = 7u << (column / 3 * 3);
    const Word lost = kRow << (cell / 9 * 9) | box | box << 9 | box << 18;
    kept[cell].here = (kBand & ~lost) | 1u << cell;
    kept[cell].elsewhere = kBand & ~(01001001u << column);
  }
  return kept;
}();

}  // namespace gridmates::sudoku
