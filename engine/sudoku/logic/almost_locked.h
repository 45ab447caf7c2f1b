// The almost locked sets of a board, and how they are linked. Plain values and pure functions; any
// thread.
//
// What every technique of als.h works on: one enumeration, and for each set its places by digit and
// what sees all of them, so that whether a digit is a restricted common is one look.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/sudoku/logic/board.h"
#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {

// Larger sets are not looked for: up to 9x9 there are none, on larger grids too many.
inline constexpr int kMostAlsCells = 8;
constexpr int most_als_cells(int side) { return side <= 9 ? side - 1 : 4; }

// Nor are more sets of one board. 9x9 positions have some hundreds (docs/SUDOKU.md).
inline constexpr std::size_t kMostAlses = 2048;

template <class Capacity>
class AlmostLockedSet {
 public:
  using Cells = CellSet<Capacity>;

  AlmostLockedSet(const Board<Capacity>& board, const Cells& cells, DigitSet digits);

  const Cells& cells() const { return cells_; }
  DigitSet digits() const { return digits_; }
  bool has(int digit) const { return (digits_ & digit_bit(digit)) != 0; }
  // The cells of the set that have the digit, which must be one of its digits.
  const Cells& places(int digit) const { return places_[rank(digit)]; }
  // The places of the digit that see all places in the set; none of them is one.
  const Cells& targets(int digit) const { return targets_[rank(digit)]; }

 private:
  std::size_t rank(int digit) const {
    return static_cast<std::size_t>(std::popcount(digits_ & (digit_bit(digit) - 1)));
  }
  Cells cells_;
  DigitSet digits_;
  std::array<Cells, kMostAlsCells + 1> places_;   // by rank of the digit in the set
  std::array<Cells, kMostAlsCells + 1> targets_;  // likewise
};

template <class Capacity>
using AlmostLockedSets = std::vector<AlmostLockedSet<Capacity>>;

// All of the board, each once: the smaller first, then by unit (rows, columns, boxes) and cells.
template <class Capacity>
AlmostLockedSets<Capacity> almost_locked_sets(const Board<Capacity>& board);

// Takes away what must stand in one of two sets: each of these digits, from what sees all its
// places in both.
template <class Capacity>
void strike_commons(const AlmostLockedSet<Capacity>& one, const AlmostLockedSet<Capacity>& other,
                    DigitSet digits, Step& step) {
  for (int digit : DigitsOf{digits}) {
    strike(step, one.targets(digit) & other.targets(digit), digit);
  }
}

// Which sets share restricted commons: digits that at most one of the two can have, since all their
// places in the one see all in the other.
template <class Capacity>
class AlsLinks {
 public:
  explicit AlsLinks(const AlmostLockedSets<Capacity>& sets);

  // The sets, ascending, for which a digit of this set is a restricted common.
  std::span<const std::uint16_t> of(std::size_t set, int digit) const {
    const std::size_t at = static_cast<std::size_t>(digit - 1) * sets_ + set;
    return std::span(links_).subspan(starts_[at], starts_[at + 1] - starts_[at]);
  }

 private:
  std::size_t sets_;
  std::vector<std::uint16_t> links_;   // by digit, and of one set after the other
  std::vector<std::uint32_t> starts_;  // where each begins, and the end of all
};

// Leads the step's last chain through the set, by two nodes that say: none of its places of the one
// digit has it, so one of its places of the other has that.
template <class Capacity>
void pass_through(const AlmostLockedSet<Capacity>& set, int missing, int present, Step& step) {
  auto& chain = step.chains.back();
  chain.push_back({list_of(set.places(missing)), static_cast<std::uint8_t>(missing), false});
  chain.push_back({list_of(set.places(present)), static_cast<std::uint8_t>(present), true});
  step.sets.push_back({list_of(set.cells()), list_of(set.digits())});
}

extern template class AlmostLockedSet<Nine>;
extern template class AlmostLockedSet<TwentyFive>;
extern template AlmostLockedSets<Nine> almost_locked_sets(const Board<Nine>&);
extern template AlmostLockedSets<TwentyFive> almost_locked_sets(const Board<TwentyFive>&);
extern template class AlsLinks<Nine>;
extern template class AlsLinks<TwentyFive>;

}  // namespace gridmates::sudoku
