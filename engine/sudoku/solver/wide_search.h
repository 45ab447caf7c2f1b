// The vector search: givens in, solutions out. Included like wide_lanes.h.
#pragma once

#include <bit>

#include "engine/sudoku/solver/search_account.h"
#include "engine/sudoku/solver/wide_choice.h"
#include "engine/sudoku/solver/wide_locked.h"
#include "engine/sudoku/solver/wide_singles.h"

namespace gridmates::sudoku {
namespace {

// Taking the first way fixes a digit's minirow in a row or its minicolumn in a column, which
// happens at most once for each of 162; the other way replaces the position that is split.
constexpr int kDeepest = 162;

// The bit of a cell of a band in its lane.
constexpr std::uint32_t bit_of(int cell) { return 1u << (cell / 9 * 10 + cell % 9); }

constexpr int kBandCells = 27;

// All candidates except those that a given excludes in its own cell. Empty cells are collected like
// those of a digit 0, because a branch per cell would be mispredicted too often.
GM_INLINE Board board_of(const Grid& givens) {
  std::uint32_t lanes[4 + kPairs * 8] = {};
  for (int cell = 0; cell < kBandCells; ++cell) {
    const std::uint32_t bit = bit_of(cell);
    for (int band = 0; band < 3; ++band) {
      lanes[4 * givens.data()[kBandCells * band + cell] + band] |= bit;
    }
  }
  Board board;
  std::memcpy(board.pairs, lanes + 4, sizeof board.pairs);
  const Lanes open = {lanes[0], lanes[1], lanes[2], 0, lanes[0], lanes[1], lanes[2], 0};
  for (Lanes& pair : board.pairs) pair |= open;
  board.pairs[kPairs - 1] &= kLowHalf;
  board.decided = Lanes{};
  return board;
}

// Removes the digit from the cell; does nothing for 0.
GM_INLINE void take(Board& board, const Ban& ban) {
  if (ban.digit == 0) return;
  const int digit = ban.digit - 1;
  std::uint32_t lanes[8] = {};
  lanes[digit % 2 * 4 + ban.cell / kBandCells] = bit_of(ban.cell % kBandCells);
  Lanes taken;
  std::memcpy(&taken, lanes, sizeof taken);
  board.pairs[digit / 2] &= ~taken;
}

// The grid of a solved board: one digit per row, ten bits each.
inline Grid grid_of(const Board& board) {
  std::uint32_t lanes[kPairs * 8];
  std::memcpy(lanes, board.pairs, sizeof lanes);
  Grid grid{};
  for (int digit = 0; digit < kDigits; ++digit) {
    for (int row = 0; row < kSide; ++row) {
      const std::uint32_t cells = lanes[4 * digit + row / 3] >> (row % 3 * 10) & kColumns;
      grid[kSide * row + std::countr_zero(cells)] = static_cast<std::uint8_t>(digit + 1);
    }
  }
  return grid;
}

// Draws all conclusions that need no guess.
GM_INLINE Settled settle(Board& board) {
  for (;;) {
    const Settled singles = place_singles(board);
    if (singles != Settled::kOpen) return singles;
    const Pass pass = lock_candidates(board);
    if (pass == Pass::kDead) return Settled::kDead;
    if (pass == Pass::kQuiet) return Settled::kOpen;
  }
}

// Depth first without recursion: below the current position are those still to be searched.
inline void search_wide(const Grid& givens, SearchAccount& account) {
  Board stack[kDeepest + 1];
  Board* top = stack;
  *top = board_of(givens);
  take(*top, account.ban());
  while (account.enter()) {
    const Settled settled = settle(*top);
    if (settled == Settled::kOpen) {
      account.guess();
      const Split split = choose(*top);
      top[1] = *top;
      top[1].pairs[split.pair] &= ~split.first;
      top[0].pairs[split.pair] &= ~split.second;
      ++top;
      continue;
    }
    if (settled == Settled::kSolved && !account.add([&] { return grid_of(*top); })) return;
    if (top-- == stack) return;
  }
}

}  // namespace
}  // namespace gridmates::sudoku
