// Hand-made positions, which need not come from a puzzle. Pure functions; any thread.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "engine/sudoku/logic/finders.h"

namespace gridmates::sudoku {

// An empty grid with all candidates everywhere.
template <class Capacity>
Board<Capacity> blank(Shape shape) {
  return Board<Capacity>(Geometry<Capacity>::of(shape));
}

// Removes all candidates from the cell except these.
template <class Capacity>
void leave_only(Board<Capacity>& board, Cell cell, std::initializer_list<int> digits) {
  DigitSet stay = 0;
  for (int digit : digits) stay |= digit_bit(digit);
  for (int digit : DigitsOf{board.candidates(cell) & ~stay}) {
    board.eliminate({cell, static_cast<std::uint8_t>(digit)});
  }
}

// The eliminations of all steps of a finder, each once and ascending.
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
