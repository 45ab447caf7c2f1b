// The almost locked sets of a board, and the links between them. Plain values and pure functions;
// any thread.
//
// All techniques of als.h use this one enumeration, and for each set its places by digit and the
// cells that see all of them, so that a restricted common is found by one lookup.
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

// The limit of cells in a set: up to 9x9 none are larger, on larger grids there would be too many.
inline constexpr int kMostAlsCells = 8;
constexpr int most_als_cells(int side) { return side <= 9 ? side - 1 : 4; }

// The limit of sets of one board. 9x9 positions have some hundreds (docs/SUDOKU.md).
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
  // The places of the digit outside the set that see all its places in the set.
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

// All sets of the board, each once: smaller first, then by unit (rows, columns, boxes) and cells.
template <class Capacity>
AlmostLockedSets<Capacity> almost_locked_sets(const Board<Capacity>& board);

// Removes digits that must stand in one of two sets: each from the places that see all its places
// in both sets.
template <class Capacity>
void strike_commons(const AlmostLockedSet<Capacity>& one, const AlmostLockedSet<Capacity>& other,
                    DigitSet digits, Step& step) {
  for (int digit : DigitsOf{digits}) {
    strike(step, one.targets(digit) & other.targets(digit), digit);
  }
}

// Which sets share restricted commons: digits that at most one of the two can have, since all their
// places in one see all their places in the other.
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
  std::vector<std::uint16_t> links_;   // by digit, then set by set
  std::vector<std::uint32_t> starts_;  // where each list begins; and the end
};

// Extends the step's last chain through the set with two nodes: none of its places of the one digit
// has it, so one of its places of the other digit does.
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
