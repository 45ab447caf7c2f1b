#include "engine/sudoku/rules.h"
#include "proto/convert/cells.h"
#include "proto/convert/game_converter.h"
#include "proto/convert/list.h"

namespace gridmates::convert {
namespace {

using sudoku::View;

void put_cell(const View::Cell& cell, v1::SudokuCell& out) {
  out.set_digit(cell.digit);
  out.set_given(cell.given);
  out.set_notes(cell.notes);
  out.set_writer(core::plus_one(cell.writer).number());
  out.set_clash(cell.clash);
  out.set_centre(cell.centre);
}

void put_status(const View::Status& status, v1::SudokuStatus& out) {
  out.set_filled(status.filled);
  out.set_clashes(status.clashes);
  out.set_last_cell(core::plus_one(status.last_cell).number());
  out.set_blocked_by(core::plus_one(status.blocked_by).number());
  if (status.blocked_by) out.set_blocked_cell(status.last_cell.value_or(0));
}

// What is no digit is none.
View::Cell seen_of(const v1::SudokuCell& cell) {
  const bool is_digit = cell.digit() <= sudoku::kSide;
  return {is_digit ? static_cast<std::uint8_t>(cell.digit()) : std::uint8_t{0}, cell.given()};
}

// The engine's cells, digits and sets of digits are narrower than the wire's: what is out of range
// is refused here, before it could be cut to something else.
core::Result<std::uint8_t> cell_of(std::uint32_t cell) {
  if (cell >= sudoku::kCells) return core::invalid("That cell is not on the board: A1 to I9 are.");
  return static_cast<std::uint8_t>(cell);
}

core::Result<sudoku::Move> move_of(const v1::SudokuSet& set) {
  const auto cell = cell_of(set.cell());
  if (!cell) return cell.error();
  if (set.digit() < 1 || set.digit() > sudoku::kSide) return core::invalid("A digit is 1 to 9.");
  return sudoku::Move{sudoku::Set{*cell, static_cast<std::uint8_t>(set.digit())}};
}

core::Result<sudoku::Move> move_of(const v1::SudokuClear& clear) {
  const auto cell = cell_of(clear.cell());
  if (!cell) return cell.error();
  return sudoku::Move{sudoku::Clear{*cell}};
}

core::Result<sudoku::Move> move_of(const v1::SudokuNotes& notes) {
  sudoku::Notes move;
  for (const std::uint32_t number : notes.cells()) {
    const auto cell = cell_of(number);
    if (!cell) return cell.error();
    if (!move.cells.push(*cell)) return core::invalid("A cell is named twice.");
  }
  if (!v1::SudokuNoteKind_IsValid(notes.kind())) {
    return core::invalid("There is no such kind of notes: they are corner and centre.");
  }
  if (notes.add() > sudoku::kAllDigits || notes.remove() > sudoku::kAllDigits) {
    return core::invalid("Notes are 1 to 9.");
  }
  const bool centre = notes.kind() == v1::SUDOKU_NOTE_KIND_CENTRE;
  move.kind = centre ? sudoku::NoteKind::kCentre : sudoku::NoteKind::kCorner;
  move.add = static_cast<sudoku::DigitSet>(notes.add());
  move.remove = static_cast<sudoku::DigitSet>(notes.remove());
  return sudoku::Move{move};
}

core::Result<sudoku::Move> move_of(const v1::SudokuMove& move) {
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
    case v1::SudokuMove::ACT_NOT_SET:
      break;
  }
  return malformed("This move does nothing.");
}

// Puts each kind of move into its place in the oneof.
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
    to.set_kind(notes.kind == sudoku::NoteKind::kCentre ? v1::SUDOKU_NOTE_KIND_CENTRE
                                                        : v1::SUDOKU_NOTE_KIND_CORNER);
    to.set_add(notes.add);
    to.set_remove(notes.remove);
  }
};

class SudokuConverter final : public GameConverter {
 public:
  std::string_view game() const override { return sudoku::Rules::facts().id; }

  core::Result<core::Bytes> options(const v1::GameOptions& options) const override {
    if (!options.has_sudoku()) return malformed("These are no options for Sudoku.");
    const std::uint32_t size = options.sudoku().size();
    if (size != 0 && size != sudoku::kSide) return core::invalid("A Sudoku has 9 rows.");
    return core::encode(sudoku::Options{});
  }
  core::Result<core::Bytes> move(const v1::Move& move) const override {
    if (!move.has_sudoku()) return malformed("This is no move in Sudoku.");
    const auto found = move_of(move.sudoku());
    if (!found) return found.error();
    return core::encode(*found);
  }

  void options(core::ByteView, v1::GameOptions& out) const override {
    out.mutable_sudoku()->set_size(sudoku::kSide);
  }
  void move(core::ByteView bytes, v1::Move& out) const override {
    std::visit(PutMove{*out.mutable_sudoku()}, value_of<sudoku::Move>(bytes).action);
  }
  void view(const core::MatchView& view, v1::MatchView& out) const override {
    out.set_columns(view.columns);
    put_view(view, put_cell, put_status, *out.mutable_sudoku());
  }
  void delta(const core::ViewDelta& delta, v1::MatchDelta& out) const override {
    put_delta(delta, put_cell, put_status, *out.mutable_sudoku());
  }
  std::optional<core::MatchView> view(const v1::MatchView& match) const override {
    if (!match.has_sudoku()) return std::nullopt;
    return view_of(match.columns(), match.sudoku(), seen_of, View::Status{});
  }
  void cell(core::ByteView bytes, core::Bytes& out) const override {
    put_bytes(bytes, put_cell, out);
  }
  void status(core::ByteView bytes, core::Bytes& out) const override {
    put_bytes(bytes, put_status, out);
  }
};

}  // namespace

const GameConverter& sudoku_converter() {
  static const SudokuConverter converter;
  return converter;
}

}  // namespace gridmates::convert
