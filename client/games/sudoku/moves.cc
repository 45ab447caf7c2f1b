#include "client/games/sudoku/moves.h"

namespace gridmates::words {

v1::Move sudoku_write(std::span<const std::uint32_t> cells, std::uint32_t digit) {
  v1::Move move;
  v1::SudokuMove& act = *move.mutable_sudoku();
  if (cells.size() > 1) {
    act.mutable_write()->mutable_cells()->Assign(cells.begin(), cells.end());
    act.mutable_write()->set_digit(digit);
  } else if (digit == 0) {
    act.mutable_clear()->set_cell(cells.front());
  } else {
    act.mutable_set()->set_cell(cells.front());
    act.mutable_set()->set_digit(digit);
  }
  return move;
}

v1::Move sudoku_notes(std::span<const std::uint32_t> cells, v1::SudokuNoteKind kind,
                      std::uint32_t add, std::uint32_t remove) {
  v1::Move move;
  v1::SudokuNotes& notes = *move.mutable_sudoku()->mutable_notes();
  notes.mutable_cells()->Assign(cells.begin(), cells.end());
  if (kind == v1::SUDOKU_NOTE_KIND_CENTRE) notes.set_kind(kind);
  notes.set_add(add);
  notes.set_remove(remove);
  return move;
}

}  // namespace gridmates::words
