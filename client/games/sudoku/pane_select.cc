// Moves the cursor of a Sudoku and selects cells on the way.
#include "client/games/sudoku/pane.h"

namespace gridmates::terminal {

void SudokuPane::extend_to(std::uint32_t cell) {
  selection_.extend(cursor_, cell);
  cursor_ = cell;
}

void SudokuPane::move_to(std::uint32_t cell) {
  if (cell != cursor_) selection_.end();
  cursor_ = cell;
}

void SudokuPane::take_step(const Hit& hit) {
  const bool with_shift = hit.act == kSelect;
  const int arrow = with_shift ? 2 * hit.key : hit.key;
  const std::uint32_t cell = step(cursor_, arrow, side(), side(), preferences_.wrap);
  if (with_shift || selection_.by_arrows) {
    extend_to(cell);
  } else {
    move_to(cell);
  }
}

void SudokuPane::go_to(std::uint32_t cell) {
  again_ = cell == cursor_ && selection_.empty();
  selection_.end();
  cursor_ = cell;
}

bool SudokuPane::point_at(const Hit& hit, std::uint32_t cell) {
  if (hit.act == kSelect) {
    extend_to(cell);
  } else if (hit.act == kWheel) {
    return cell == cursor_;
  } else if (hit.key == 0) {
    go_to(cell);
  } else {
    // The button was released where it was pressed, and nothing was selected in between.
    return cell == cursor_ && selection_.empty();
  }
  return true;
}

}  // namespace gridmates::terminal
