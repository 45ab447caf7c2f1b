#include "client/games/sudoku/typed.h"

#include "client/games/sudoku/board.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::commands {
namespace {

using words::sudoku_cell;
using words::sudoku_cells;
using words::sudoku_digit;
using words::sudoku_digits;

std::string typed_kind(v1::SudokuNoteKind kind) {
  return kind == v1::SUDOKU_NOTE_KIND_CENTRE ? " --kind centre" : "";
}

// No typed command adds and removes notes in one move.
std::string typed_notes(const v1::SudokuNotes& notes, int side) {
  if (notes.add() != 0 && notes.remove() != 0) return "";
  const std::string cells = sudoku_cells(notes.cells(), side, ",");
  const std::string kind = typed_kind(notes.kind());
  if (notes.add() != 0) return "note " + cells + ' ' + sudoku_digits(notes.add(), "") + kind;
  return "unnote " + cells + ' ' + sudoku_digits(notes.remove(), "") + kind;
}

std::string typed_write(const v1::SudokuWrite& write, int side) {
  const std::string cells = sudoku_cells(write.cells(), side, ",");
  if (write.digit() == 0) return "clear " + cells;
  return "set " + cells + ' ' + sudoku_digit(write.digit());
}

std::string typed_fill(const v1::SudokuFill& fill, int side) {
  const std::string digits =
      fill.digits() == words::all_sudoku_digits(side) ? "" : ' ' + sudoku_digits(fill.digits(), "");
  return (fill.remove() ? "unfill" : "fill") + digits + typed_kind(fill.kind());
}

}  // namespace

std::string typed_sudoku(const v1::Move& move, std::uint32_t columns) {
  const int side = columns == 0 ? sudoku::kSide : static_cast<int>(columns);
  const v1::SudokuMove& act = move.sudoku();
  switch (act.act_case()) {
    case v1::SudokuMove::kSet:
      return "set " + sudoku_cell(act.set().cell(), side) + ' ' + sudoku_digit(act.set().digit());
    case v1::SudokuMove::kClear:
      return "clear " + sudoku_cell(act.clear().cell(), side);
    case v1::SudokuMove::kNote:
      return "note " + sudoku_cell(act.note().cell(), side) + ' ' +
             sudoku_digits(act.note().digits(), "");
    case v1::SudokuMove::kNotes:
      return typed_notes(act.notes(), side);
    case v1::SudokuMove::kWrite:
      return typed_write(act.write(), side);
    case v1::SudokuMove::kColour:
      return "colour " + sudoku_cells(act.colour().cells(), side, ",") + ' ' +
             std::to_string(act.colour().colour());
    case v1::SudokuMove::kFill:
      return typed_fill(act.fill(), side);
    case v1::SudokuMove::kUndo:
      return "undo";
    case v1::SudokuMove::kRedo:
      return "redo";
    case v1::SudokuMove::kAskHint:
    case v1::SudokuMove::kHintFound:
      return "hint";
    case v1::SudokuMove::kCheck:
      return "check";
    case v1::SudokuMove::kReveal:
      return "reveal " + sudoku_cell(act.reveal().cell(), side);
    case v1::SudokuMove::kLastGood:
      return "lastgood";
    case v1::SudokuMove::kRestart:
      return "restart";
    case v1::SudokuMove::kBookmark:
      return "bookmark " + act.bookmark().name();
    case v1::SudokuMove::kGoTo:
      return "goto " + act.go_to().name();
    case v1::SudokuMove::ACT_NOT_SET:
      break;
  }
  return "";
}

}  // namespace gridmates::commands
