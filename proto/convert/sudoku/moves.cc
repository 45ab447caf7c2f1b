#include "proto/convert/sudoku/moves.h"

#include <utility>

#include "engine/sudoku/grid/grid.h"
#include "engine/sudoku/hints.h"
#include "engine/sudoku/state.h"
#include "proto/convert/cells.h"
#include "proto/convert/sudoku/hints.h"

namespace gridmates::convert {
namespace {

// The engine's cells and digits are narrower than the wire's: values that no board has are refused
// here, before they could be truncated. The rules check them against the current board.
core::Result<sudoku::Cell> cell_of(std::uint32_t cell) {
  if (cell >= sudoku::kMaxCells) return core::invalid("No board has this cell.");
  return static_cast<sudoku::Cell>(cell);
}

core::Result<std::uint8_t> digit_of(std::uint32_t digit) {
  if (digit > sudoku::kMaxSide) return core::invalid("No board has this digit.");
  return static_cast<std::uint8_t>(digit);
}

core::Result<sudoku::Move> move_of(const v1::SudokuSet& set) {
  const auto cell = cell_of(set.cell());
  if (!cell) return cell.error();
  const auto digit = digit_of(set.digit());
  if (!digit) return digit.error();
  return sudoku::Move{sudoku::Set{*cell, *digit}};
}

core::Result<sudoku::Move> move_of(const v1::SudokuClear& clear) {
  const auto cell = cell_of(clear.cell());
  if (!cell) return cell.error();
  return sudoku::Move{sudoku::Clear{*cell}};
}

using Cells = core::List<sudoku::Cell, sudoku::kMaxCells>;

core::Result<Cells> cells_of(const google::protobuf::RepeatedField<std::uint32_t>& numbers) {
  Cells cells;
  for (const std::uint32_t number : numbers) {
    const auto cell = cell_of(number);
    if (!cell) return cell.error();
    if (!cells.push(*cell)) return core::invalid("A cell is named twice.");
  }
  return cells;
}

core::Result<sudoku::NoteKind> kind_of(v1::SudokuNoteKind kind) {
  if (!v1::SudokuNoteKind_IsValid(kind)) {
    return core::invalid("There is no such kind of notes: they are corner and centre.");
  }
  const bool centre = kind == v1::SUDOKU_NOTE_KIND_CENTRE;
  return centre ? sudoku::NoteKind::kCentre : sudoku::NoteKind::kCorner;
}

v1::SudokuNoteKind kind_of(sudoku::NoteKind kind) {
  return kind == sudoku::NoteKind::kCentre ? v1::SUDOKU_NOTE_KIND_CENTRE
                                           : v1::SUDOKU_NOTE_KIND_CORNER;
}

core::Result<sudoku::Move> move_of(const v1::SudokuNotes& notes) {
  auto cells = cells_of(notes.cells());
  if (!cells) return cells.error();
  const auto kind = kind_of(notes.kind());
  if (!kind) return kind.error();
  return sudoku::Move{sudoku::Notes{*std::move(cells), *kind, notes.add(), notes.remove()}};
}

core::Result<sudoku::Move> move_of(const v1::SudokuWrite& write) {
  auto cells = cells_of(write.cells());
  if (!cells) return cells.error();
  const auto digit = digit_of(write.digit());
  if (!digit) return digit.error();
  return sudoku::Move{sudoku::Write{*std::move(cells), *digit}};
}

core::Result<sudoku::Move> move_of(const v1::SudokuColour& colour) {
  auto cells = cells_of(colour.cells());
  if (!cells) return cells.error();
  if (colour.colour() > sudoku::kMaxColour) {
    return core::invalid("Colours are 1 to 9, or 0 for none.");
  }
  return sudoku::Move{
      sudoku::Colour{*std::move(cells), static_cast<std::uint8_t>(colour.colour())}};
}

core::Result<sudoku::Move> move_of(const v1::SudokuFill& fill) {
  const auto kind = kind_of(fill.kind());
  if (!kind) return kind.error();
  return sudoku::Move{sudoku::Fill{*kind, fill.digits(), fill.remove()}};
}

core::Result<sudoku::Move> move_of(const v1::SudokuReveal& reveal) {
  const auto cell = cell_of(reveal.cell());
  if (!cell) return cell.error();
  return sudoku::Move{sudoku::Reveal{*cell}};
}

template <class Move>
core::Result<sudoku::Move> named(const v1::SudokuBookmark& bookmark) {
  const std::string& name = bookmark.name();
  if (name.empty() || name.size() > sudoku::BookmarkName::kMax) {
    return core::invalid("The name of a bookmark has 1 to 24 bytes.");
  }
  return sudoku::Move{Move{sudoku::BookmarkName(name)}};
}

}  // namespace

core::Result<sudoku::Move> sudoku_move(const v1::SudokuMove& move) {
  switch (move.act_case()) {
    case v1::SudokuMove::kSet:
      return move_of(move.set());
    case v1::SudokuMove::kClear:
      return move_of(move.clear());
    case v1::SudokuMove::kNote:
      return core::invalid("Notes are added and removed now; this client is too old to do so.");
    case v1::SudokuMove::kUndo:
      return sudoku::Move{sudoku::Undo{}};
    case v1::SudokuMove::kRedo:
      return sudoku::Move{sudoku::Redo{}};
    case v1::SudokuMove::kNotes:
      return move_of(move.notes());
    case v1::SudokuMove::kWrite:
      return move_of(move.write());
    case v1::SudokuMove::kColour:
      return move_of(move.colour());
    case v1::SudokuMove::kFill:
      return move_of(move.fill());
    case v1::SudokuMove::kAskHint:
      return sudoku::Move{sudoku::AskHint{}};
    case v1::SudokuMove::kHintFound:
      return core::invalid("Hints are found by the server; ask for one.");
    case v1::SudokuMove::kCheck:
      return sudoku::Move{sudoku::Check{}};
    case v1::SudokuMove::kReveal:
      return move_of(move.reveal());
    case v1::SudokuMove::kLastGood:
      return sudoku::Move{sudoku::LastGood{}};
    case v1::SudokuMove::kRestart:
      return sudoku::Move{sudoku::Restart{}};
    case v1::SudokuMove::kBookmark:
      return named<sudoku::Bookmark>(move.bookmark());
    case v1::SudokuMove::kGoTo:
      return named<sudoku::GoTo>(move.go_to());
    case v1::SudokuMove::ACT_NOT_SET:
      break;
  }
  return malformed("This move does nothing.");
}

namespace {

core::Result<sudoku::Move> past_move_of(const v1::SudokuHint& hint) {
  auto found = sudoku_hint(hint);
  if (!found) return found.error();
  return sudoku::Move{told(*std::move(found), 1)};
}

core::Result<sudoku::Move> past_move_of(const v1::SudokuNote& note) {
  const auto cell = cell_of(note.cell());
  if (!cell) return cell.error();
  return sudoku::Move{sudoku::Note{*cell, note.digits()}};
}

}  // namespace

core::Result<sudoku::Move> past_sudoku_move(const v1::SudokuMove& move) {
  if (move.has_hint_found()) return past_move_of(move.hint_found());
  return move.has_note() ? past_move_of(move.note()) : sudoku_move(move);
}

namespace {

// Sets the oneof's field for each kind of move.
struct PutMove {
  v1::SudokuMove& out;

  void operator()(const sudoku::Set& set) const {
    out.mutable_set()->set_cell(set.cell);
    out.mutable_set()->set_digit(set.digit);
  }
  void operator()(const sudoku::Clear& clear) const { out.mutable_clear()->set_cell(clear.cell); }
  void operator()(const sudoku::Note& note) const {
    out.mutable_note()->set_cell(note.cell);
    out.mutable_note()->set_digits(note.digits);
  }
  void operator()(const sudoku::Undo&) const { out.mutable_undo(); }
  void operator()(const sudoku::Redo&) const { out.mutable_redo(); }
  void operator()(const sudoku::Notes& notes) const {
    v1::SudokuNotes& to = *out.mutable_notes();
    to.mutable_cells()->Assign(notes.cells.begin(), notes.cells.end());
    to.set_kind(kind_of(notes.kind));
    to.set_add(notes.add);
    to.set_remove(notes.remove);
  }
  void operator()(const sudoku::Write& write) const {
    out.mutable_write()->mutable_cells()->Assign(write.cells.begin(), write.cells.end());
    out.mutable_write()->set_digit(write.digit);
  }
  void operator()(const sudoku::Colour& colour) const {
    out.mutable_colour()->mutable_cells()->Assign(colour.cells.begin(), colour.cells.end());
    out.mutable_colour()->set_colour(colour.colour);
  }
  void operator()(const sudoku::Fill& fill) const {
    out.mutable_fill()->set_kind(kind_of(fill.kind));
    out.mutable_fill()->set_digits(fill.digits);
    out.mutable_fill()->set_remove(fill.remove);
  }
  void operator()(const sudoku::AskHint&) const { out.mutable_ask_hint(); }
  // Omits what players may not see yet.
  void operator()(const sudoku::HintFound& found) const {
    put_sudoku_hint(told(found, 1), *out.mutable_hint_found());
  }
  void operator()(const sudoku::Check&) const { out.mutable_check(); }
  void operator()(const sudoku::Reveal& reveal) const {
    out.mutable_reveal()->set_cell(reveal.cell);
  }
  void operator()(const sudoku::LastGood&) const { out.mutable_last_good(); }
  void operator()(const sudoku::Restart&) const { out.mutable_restart(); }
  void operator()(const sudoku::Bookmark& bookmark) const {
    out.mutable_bookmark()->set_name(bookmark.name.str());
  }
  void operator()(const sudoku::GoTo& go_to) const {
    out.mutable_go_to()->set_name(go_to.name.str());
  }
};

}  // namespace

void put_sudoku_move(const sudoku::Move& move, v1::SudokuMove& out) {
  std::visit(PutMove{out}, move.action);
}

}  // namespace gridmates::convert
