// What follows from an assumption when all known facts count together: singles, and optionally
// locked candidates. Plain value; one thread at a time.
#pragma once

#include <array>
#include <vector>

#include "engine/sudoku/logic/board.h"

namespace gridmates::sudoku {

// The digit stands in one of these cells; with `on` false, in none of them.
template <class Capacity>
struct Fact {
  CellSet<Capacity> cells;
  std::uint8_t digit = 0;
  bool on = true;
};

enum class NetReach : std::uint8_t { kSingles, kLockedCandidates };

template <class Capacity>
class Net {
 public:
  using Cells = CellSet<Capacity>;

  explicit Net(const Board<Capacity>& board);

  // The candidate (which the board has) is on, or off.
  void assume(Candidate c);
  void exclude(Candidate c);
  // Draws all conclusions. False if they contradict each other: a cell has no candidate left, or a
  // digit no place in a unit.
  bool settle(NetReach reach);

  const Board<Capacity>& board() const { return board_; }
  // Where the digit can still stand, or has been placed since the net began.
  Cells possible(int digit) const {
    return board_.places(digit) | placed_[static_cast<std::size_t>(digit - 1)];
  }
  // In the order of their discovery.
  const std::vector<Fact<Capacity>>& facts() const { return facts_; }

 private:
  enum class Outcome : std::uint8_t { kNothing, kProgress, kContradiction };
  Outcome take_naked_singles();
  Outcome take_hidden_singles();
  Outcome take_locked_candidates();

  Board<Capacity> board_;
  std::array<Cells, Capacity::kSide> placed_{};
  std::vector<Fact<Capacity>> facts_;
};

extern template class Net<Nine>;
extern template class Net<TwentyFive>;

}  // namespace gridmates::sudoku
