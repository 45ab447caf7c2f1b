// The notes that players see. In matches of Editing::kHidesNotes a digit hides the same note in
// cells that it sees, unless the note was written later: when the digit is removed in any way, the
// note is visible again. In older matches a digit removes notes (Edit::cleaned). Any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/sudoku/state.h"

namespace gridmates::sudoku {

class ShownNotes {
 public:
  // The state must outlive this object and stay unchanged.
  explicit ShownNotes(const State& state);
  // The visible notes at a place of notes.
  DigitSet at(Place place) const;

 private:
  std::uint32_t& latest(int unit, std::uint8_t digit);
  DigitSet hidden(Cell cell, std::uint32_t written) const;

  const State& state_;
  int side_;
  // By row, column and box, and then by digit: the last ply that set it there; 0 for none. Empty if
  // digits do not hide notes.
  std::vector<std::uint32_t> set_;
};

}  // namespace gridmates::sudoku
