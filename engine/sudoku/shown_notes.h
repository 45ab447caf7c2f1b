// The notes that players see. In matches of Editing::kHidesNotes a digit hides the same note in the
// cells that it sees, unless that was written later: when the digit goes, in whatever way, the note
// is there again. In older matches a digit takes notes away (Edit::cleaned). Any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/sudoku/state.h"

namespace gridmates::sudoku {

class ShownNotes {
 public:
  // The state must outlive it, unchanged.
  explicit ShownNotes(const State& state);
  // The notes at a place of notes.
  DigitSet at(Place place) const;

 private:
  std::uint32_t& latest(int unit, std::uint8_t digit);
  DigitSet hidden(Cell cell, std::uint32_t written) const;

  const State& state_;
  int side_;
  // By row, column and box, and then by digit: the ply that set it last there; 0 for none. Empty
  // where no digit hides notes.
  std::vector<std::uint32_t> set_;
};

}  // namespace gridmates::sudoku
