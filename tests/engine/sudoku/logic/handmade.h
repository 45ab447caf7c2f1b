// Positions put together by hand, which need not come from any puzzle. Pure functions; any thread.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "engine/sudoku/logic/finders.h"

namespace gridmates::sudoku {

// An empty grid in which everything can still stand everywhere.
template <class Capacity>
Board<Capacity> blank(Shape shape) {
  return Board<Capacity>(Geometry<Capacity>::of(shape));
}

// Takes all candidates from the cell but these.
template <class Capacity>
void leave_only(Board<Capacity>& board, Cell cell, std::initializer_list<int> digits) {
  DigitSet stay = 0;
  for (int digit : digits) stay |= digit_bit(digit);
  for (int digit : DigitsOf{board.candidates(cell) & ~stay}) {
    board.eliminate({cell, static_cast<std::uint8_t>(digit)});
  }
}

// What all steps of a finder take away together, each once and ascending.
template <class Capacity>
std::vector<Candidate> all_gone(void (*finder)(const Board<Capacity>&, Steps&),
                                const Board<Capacity>& board) {
  Steps steps(Steps::kAll);
  finder(board, steps);
  std::vector<Candidate> gone;
  for (const Step& step : steps.found()) {
    gone.insert(gone.end(), step.eliminations.begin(), step.eliminations.end());
  }
  std::sort(gone.begin(), gone.end());
  gone.erase(std::unique(gone.begin(), gone.end()), gone.end());
  return gone;
}

}  // namespace gridmates::sudoku
