// Helpers for finders: writing steps, and the order of the search. Pure functions; any thread.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::sudoku {

// The members, ascending.
template <std::size_t N>
std::vector<Cell> list_of(const Bits<N>& cells) {
  std::vector<Cell> out;
  for (std::size_t cell : cells) out.push_back(static_cast<Cell>(cell));
  return out;
}
inline std::vector<std::uint8_t> list_of(DigitSet digits) {
  std::vector<std::uint8_t> out;
  for (int digit : DigitsOf{digits}) out.push_back(static_cast<std::uint8_t>(digit));
  return out;
}
// The digit as a candidate of each cell.
template <std::size_t N>
std::vector<Candidate> list_of(const Bits<N>& cells, int digit) {
  std::vector<Candidate> out;
  for (std::size_t cell : cells) {
    out.push_back({static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)});
  }
  return out;
}

// Adds conclusions to the step: the digit is in none of the cells.
template <std::size_t N>
void strike(Step& step, const Bits<N>& cells, int digit) {
  for (std::size_t cell : cells) {
    step.eliminations.push_back({static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)});
  }
}

// Sorts the eliminations and removes duplicates.
inline void tidy(Step& step) {
  auto& gone = step.eliminations;
  std::sort(gone.begin(), gone.end());
  gone.erase(std::unique(gone.begin(), gone.end()), gone.end());
}

// The digits of some candidates.
inline std::vector<std::uint8_t> digits_of(const std::vector<Candidate>& candidates) {
  DigitSet out = 0;
  for (const Candidate& c : candidates) out |= digit_bit(c.digit);
  return list_of(out);
}

// The smallest digit of a mask that has one.
inline int smallest_of(DigitSet digits) { return *DigitsOf{digits}.begin(); }

// The i-th unit in the order in which people look: boxes, rows, columns.
template <class Capacity>
Unit unit_in_order(const Geometry<Capacity>& geometry, int i) {
  return static_cast<Unit>((i + 2 * geometry.side) % geometry.units);
}

// All digits that are candidates of some of the cells.
template <class Capacity>
DigitSet candidates_of(const Board<Capacity>& board, const CellSet<Capacity>& cells) {
  DigitSet out = 0;
  for (std::size_t cell : cells) out |= board.candidates(cell);
  return out;
}

}  // namespace gridmates::sudoku
