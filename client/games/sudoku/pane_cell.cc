// Draws one cell of a Sudoku, with this client's unanswered moves applied.
#include <algorithm>
#include <array>

#include "client/games/sudoku/board.h"
#include "client/games/sudoku/pane.h"
#include "client/games/sudoku/pane_notes.h"

namespace gridmates::terminal {
namespace {

// Marks for the colours 1 to 9 that players set, for terminals without shades.
constexpr std::string_view kColourMarks = "'\"~^=+%&$";

bool is_hinted(const MatchScene& scene, std::uint32_t cell) {
  const v1::SudokuStatus& status = scene.match.sudoku().status();
  const auto& cells = status.hint().cells();
  return status.has_hint() && std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// The text of a cell; ":" for an empty one with notes.
std::string cell_text(const ShownCell& shown, const DigitNames& names) {
  const v1::SudokuCell& cell = shown.content;
  if (cell.digit() != 0) return names.of(cell.digit());
  return (cell.notes() | cell.centre() | shown.private_notes) != 0 ? ":" : ".";
}

// A cell with centre notes: they are in the middle row, with corner notes around it.
void draw_both_notes(const Region& region, const v1::SudokuCell& cell, const NotesLook& look) {
  if (cell.notes() != 0) draw_notes_around(region, cell.notes(), look);
  constexpr int kMark = 1;  // the middle row has a mark at either end
  draw_centre_line(region.part(1, kMark, 1, region.columns() - 2 * kMark), cell.centre(), look);
}

template <class Move>
bool names(const Move& move, std::uint32_t cell) {
  return std::find(move.cells().begin(), move.cells().end(), cell) != move.cells().end();
}

void change_notes(v1::SudokuCell& cell, const v1::SudokuNotes& notes) {
  const auto changed = [&notes](std::uint32_t there) {
    return (there | notes.add()) & ~notes.remove();
  };
  if (notes.kind() == v1::SUDOKU_NOTE_KIND_CENTRE) {
    cell.set_centre(changed(cell.centre()));
  } else {
    cell.set_notes(changed(cell.notes()));
  }
}

}  // namespace

// Applies pending moves as if they were accepted; the effect of an undo only the server knows.
ShownCell shown_cell(const MatchScene& scene, std::uint32_t cell) {
  ShownCell shown{scene.match.sudoku().cells(static_cast<int>(cell))};
  if (shown.content.given()) return shown;  // all moves on it will be refused
  for (const v1::Move& move : scene.pending) {
    const v1::SudokuMove& sudoku = move.sudoku();
    if (sudoku.has_set() && sudoku.set().cell() == cell) {
      shown.content.set_digit(sudoku.set().digit());
    } else if (sudoku.has_clear() && sudoku.clear().cell() == cell) {
      shown.content.clear_digit();
    } else if (sudoku.has_notes() && names(sudoku.notes(), cell)) {
      change_notes(shown.content, sudoku.notes());
    } else if (sudoku.has_write() && names(sudoku.write(), cell)) {
      shown.content.set_digit(sudoku.write().digit());
    } else {
      continue;
    }
    shown.provisional = true;
  }
  if (shown.content.digit() == 0) {
    shown.private_notes = words::private_notes_in(scene.private_notes, scene.match.sudoku(), cell);
  }
  return shown;
}

bool SudokuPane::clash_is_shown(const v1::SudokuCell& cell) const {
  return cell.clash() && preferences_.shows(Aid::kClashes);
}

Role SudokuPane::digit_role(const ShownCell& cell, const MatchScene& scene) const {
  if (cell.provisional) return Role::kDim;
  if (clash_is_shown(cell.content) || cell.content.wrong()) return Role::kClash;
  if (cell.content.given()) return Role::kGiven;
  if (cell.content.digit() == 0 || cell.content.writer() == 0) return Role::kDim;
  const std::uint32_t writer = cell.content.writer() - 1;
  return scene.you() == writer ? Role::kMine : player_role(writer);
}

// The two ends of a cell's row. Left: a star for a ping, else the letter of another player, else
// the bracket of a selected cell, a hint or a colour's mark. Right: provisional, wrong, a clash or,
// if that is switched on, who wrote it; else the bracket of a selected cell. My cursor's brackets
// go around it and move the left mark to `beside`. In a small cell the cursor's bracket replaces
// the left mark, and the right mark the cursor's other bracket.
void SudokuPane::draw_marks(const Region& row, const Region& beside, std::uint32_t cell,
                            const ShownCell& shown, const MatchScene& scene) const {
  constexpr int kTight = 3;
  const int last = row.columns() - 1;
  const bool here = cell == cursor_;
  if (here) {
    row.put(0, 0, "[", Role::kCursor);
    row.put(0, last, "]", Role::kCursor);
    if (row.columns() <= kTight) return draw_sign(row, last, shown, scene);
  }
  const int inset = here ? 1 : 0;
  if (!here && selection_.has(cell)) row.put(0, last, ")", Role::kStrong);
  draw_mark(here ? beside : row, 0, cell, shown.content, scene);
  draw_sign(row, last - inset, shown, scene);
}

void SudokuPane::draw_mark(const Region& row, int column, std::uint32_t cell,
                           const v1::SudokuCell& content, const MatchScene& scene) const {
  const std::uint32_t colour = content.colour();
  if (scene.is_pinged(cell)) {
    row.put(0, column, "*", Role::kStrong);
  } else if (const auto other = scene.other_at(cell)) {
    row.put(0, column, std::string(1, badge(scene.match, *other)), player_role(*other));
  } else if (selection_.has(cell) && cell != cursor_) {
    row.put(0, column, "(", Role::kStrong);
  } else if (is_hinted(scene, cell)) {
    row.put(0, column, ">", Role::kStrong);
  } else if (colour >= 1 && colour <= kColourMarks.size()) {
    row.put(0, column, kColourMarks.substr(colour - 1, 1), Role::kNormal);
  }
}

void SudokuPane::draw_sign(const Region& row, int column, const ShownCell& shown,
                           const MatchScene& scene) const {
  const v1::SudokuCell& content = shown.content;
  if (shown.provisional) {
    row.put(0, column, "?", Role::kDim);
  } else if (content.wrong()) {
    row.put(0, column, "x", Role::kClash);
  } else if (clash_is_shown(content)) {
    row.put(0, column, "!", Role::kClash);
  } else if (scene.who && content.digit() != 0 && content.writer() != 0) {
    const std::uint32_t writer = content.writer() - 1;
    row.put(0, column, std::string(1, badge(scene.match, writer)), player_role(writer));
  }
}

void SudokuPane::draw_cell(const Region& cell_region, std::uint32_t cell,
                           const MatchScene& scene) const {
  if (is_wide()) {
    draw_tight_cell(cell_region, cell, scene);
  } else if (scene.scale == Scale::kS) {
    draw_small_cell(cell_region, cell, scene);
  } else {
    draw_large_cell(cell_region, cell, scene);
  }
}

void SudokuPane::draw_small_cell(const Region& cell_region, std::uint32_t cell,
                                 const MatchScene& scene) const {
  const ShownCell shown = shown_cell(scene, cell);
  const bool here = cell == cursor_ && !shown.provisional;
  cell_region.put(0, 1, cell_text(shown, names()), here ? Role::kCursor : digit_role(shown, scene));
  draw_marks(cell_region, cell_region.part(0, 1), cell, shown, scene);
  cell_region.shade(shade_of(cell, shown, scene));
}

// The column before the text has the most important mark of the cell.
void SudokuPane::draw_tight_cell(const Region& cell_region, std::uint32_t cell,
                                 const MatchScene& scene) const {
  const ShownCell shown = shown_cell(scene, cell);
  const bool here = cell == cursor_;
  const std::string text = cell_text(shown, names());
  const int text_at = cell_region.columns() - static_cast<int>(text.size());
  const Region mark = cell_region.part(0, text_at - 1, 1, 1);
  draw_sign(mark, 0, shown, scene);
  draw_mark(mark, 0, cell, shown.content, scene);
  if (here) mark.put(0, 0, ">", Role::kCursor);
  cell_region.put(0, text_at, text,
                  here && !shown.provisional ? Role::kCursor : digit_role(shown, scene));
  cell_region.shade(shade_of(cell, shown, scene));
}

void SudokuPane::draw_large_cell(const Region& cell_region, std::uint32_t cell,
                                 const MatchScene& scene) const {
  const ShownCell shown = shown_cell(scene, cell);
  const bool here = cell == cursor_ && !shown.provisional;
  const Region middle = cell_region.part(1, 0, 1);
  NotesLook notes = notes_look(cell, scene);
  notes.close = scene.scale == Scale::kM;
  const bool privately = mode_ == Mode::kPrivate;
  const bool empty = shown.content.digit() == 0;
  const std::uint32_t corner = privately ? shown.private_notes : shown.content.notes();
  if (empty && !privately && shown.content.centre() != 0) {
    draw_both_notes(cell_region, shown.content, notes);
  } else if (empty && corner != 0) {
    draw_notes(cell_region.part(0, 1), corner, notes);
  } else {
    middle.put(0, middle.columns() / 2, cell_text(shown, names()),
               here ? Role::kCursor : digit_role(shown, scene));
  }
  draw_marks(middle, cell_region.part(0, 0, 1), cell, shown, scene);
  cell_region.shade(shade_of(cell, shown, scene));
}

NotesLook SudokuPane::notes_look(std::uint32_t cell, const MatchScene& scene) const {
  const bool dim = mode_ == Mode::kDigits && preferences_.shows(Aid::kDim);
  const bool clashes = preferences_.shows(Aid::kClashes);
  return {clashes ? words::digits_around(scene.match.sudoku(), cell) : 0,
          dim ? Role::kDim : Role::kNormal};
}

// A selected cell, else a hint, else its colour, else its relation to the cursor's cell.
Shade SudokuPane::shade_of(std::uint32_t cell, const ShownCell& shown,
                           const MatchScene& scene) const {
  const v1::SudokuCell& content = shown.content;
  const std::uint32_t colour = content.colour();
  if (selection_.has(cell)) return Shade::kSelected;
  if (is_hinted(scene, cell)) return Shade::kHint;
  if (colour >= 1 && colour <= kColourMarks.size()) {
    return static_cast<Shade>(static_cast<std::uint32_t>(Shade::kColour1) + colour - 1);
  }
  const std::uint32_t digit =
      digit_first_ && locked_ != 0 ? locked_ : shown_cell(scene, cursor_).content.digit();
  if (digit != 0 && cell != cursor_) {
    const bool same = content.digit() == digit;
    const bool noted =
        content.digit() == 0 && ((content.notes() | content.centre()) >> (digit - 1) & 1U) != 0;
    if (same && preferences_.shows(Aid::kSame)) return Shade::kSame;
    if (noted && preferences_.shows(Aid::kNotes)) return Shade::kSame;
  }
  const bool sees =
      shape_.see_each_other(static_cast<sudoku::Cell>(cell), static_cast<sudoku::Cell>(cursor_));
  const bool in_line = preferences_.shows(Aid::kLines) && sees;
  return in_line ? Shade::kLines : Shade::kNone;
}

}  // namespace gridmates::terminal
