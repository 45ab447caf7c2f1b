#include "client/games/sudoku/typed.h"

#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::commands {
namespace {

std::string cell_name(std::uint32_t cell) {
  return cell < sudoku::kCells ? sudoku::format_cell(static_cast<std::uint8_t>(cell)) : "?";
}

std::string digits_of(std::uint32_t notes) {
  std::string digits;
  for (int digit = 1; digit <= sudoku::kSide; ++digit) {
    if ((notes >> (digit - 1) & 1) != 0) digits += std::to_string(digit);
  }
  return digits;
}

template <class Numbers>
std::string cell_names(const Numbers& cells) {
  std::string names;
  for (const std::uint32_t cell : cells) {
    if (!names.empty()) names += ',';
    names += cell_name(cell);
  }
  return names;
}

std::string typed_kind(v1::SudokuNoteKind kind) {
  return kind == v1::SUDOKU_NOTE_KIND_CENTRE ? " --kind centre" : "";
}

// Nothing that can be typed adds and removes with one move.
std::string typed_notes(const v1::SudokuNotes& notes) {
  if (notes.add() != 0 && notes.remove() != 0) return "";
  const std::string cells = cell_names(notes.cells());
  const std::string kind = typed_kind(notes.kind());
  if (notes.add() != 0) return "note " + cells + ' ' + digits_of(notes.add()) + kind;
  return "unnote " + cells + ' ' + digits_of(notes.remove()) + kind;
}

std::string typed_write(const v1::SudokuWrite& write) {
  const std::string cells = cell_names(write.cells());
  if (write.digit() == 0) return "clear " + cells;
  return "set " + cells + ' ' + std::to_string(write.digit());
}

std::string typed_fill(const v1::SudokuFill& fill) {
  const std::string digits =
      fill.digits() == sudoku::kAllDigits ? "" : ' ' + digits_of(fill.digits());
  return (fill.remove() ? "unfill" : "fill") + digits + typed_kind(fill.kind());
}

}  // namespace

std::string typed_sudoku(const v1::Move& move, std::uint32_t) {
  const v1::SudokuMove& act = move.sudoku();
  switch (act.act_case()) {
    case v1::SudokuMove::kSet:
      return "set " + cell_name(act.set().cell()) + ' ' + std::to_string(act.set().digit());
    case v1::SudokuMove::kClear:
      return "clear " + cell_name(act.clear().cell());
    case v1::SudokuMove::kNote:
      return "note " + cell_name(act.note().cell()) + ' ' + digits_of(act.note().digits());
    case v1::SudokuMove::kNotes:
      return typed_notes(act.notes());
    case v1::SudokuMove::kWrite:
      return typed_write(act.write());
    case v1::SudokuMove::kColour:
      return "colour " + cell_names(act.colour().cells()) + ' ' +
             std::to_string(act.colour().colour());
    case v1::SudokuMove::kFill:
      return typed_fill(act.fill());
    case v1::SudokuMove::kUndo:
      return "undo";
    case v1::SudokuMove::kRedo:
      return "redo";
    case v1::SudokuMove::kAskHint:
      return "hint";
    case v1::SudokuMove::kCheck:
      return "check";
    case v1::SudokuMove::kReveal:
      return "reveal " + cell_name(act.reveal().cell());
    case v1::SudokuMove::kLastGood:
      return "lastgood";
    case v1::SudokuMove::kRestart:
      return "restart";
    case v1::SudokuMove::kBookmark:
      return "bookmark " + act.bookmark().name();
    case v1::SudokuMove::kGoTo:
      return "goto " + act.go_to().name();
    case v1::SudokuMove::kHintFound:
    case v1::SudokuMove::ACT_NOT_SET:
      break;
  }
  return "";
}

}  // namespace gridmates::commands
