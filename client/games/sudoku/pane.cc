#include "client/games/sudoku/pane.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "client/terminal/list.h"
#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::terminal {
namespace {

using sudoku::kBoxSide;
using sudoku::kCells;
using sudoku::kSide;

constexpr std::array<std::string_view, 4> kModeNames = {"z digit", "x corner", "c centre",
                                                        "v colour"};
// The one that keys set and go back to.
constexpr const char* kKeysBookmark = "key";
constexpr int kModes = static_cast<int>(kModeNames.size());

// The same place in the next box in the direction of H J K L; at an edge it stays.
std::uint32_t step_box(std::uint32_t cell, int key) {
  const std::uint32_t row = cell / kSide;
  const std::uint32_t column = cell % kSide;
  switch (key) {
    case 0:
      return column >= kBoxSide ? cell - kBoxSide : cell;
    case 1:
      return row + kBoxSide < kSide ? cell + kBoxSide * kSide : cell;
    case 2:
      return row >= kBoxSide ? cell - kBoxSide * kSide : cell;
    default:
      return column + kBoxSide < kSide ? cell + kBoxSide : cell;
  }
}

}  // namespace

const Bindings& SudokuPane::bindings() const {
  static const Bindings table{
      {kMove, "Left h Down j Up k Right l", "arrows hjkl", "move", "one cell", "MOVE"},
      {kBox, "H J K L", "H J K L", "", "one box", "MOVE"},
      {kEmptyInLine, "Ctrl+Left Ctrl+Down Ctrl+Up Ctrl+Right", "Ctrl+arrows", "",
       "next empty cell in line", "MOVE"},
      {kRowEnds, "Home End", "Home End", "", "ends of the row", "MOVE"},
      {kGoTo, "g", "g B3", "", "go to a cell", "MOVE"},
      {kPoint, "Click", "click", "", "choose; again: digit + 1", "MOVE"},
      {kEmptyCell, "w W", "w / W", "", "next / last empty cell", "MOVE"},
      {kDigit, "1 2 3 4 5 6 7 8 9", "1-9", "set", "write; again: clear", "WRITE"},
      {kClear, "0 Del Backspace", "0 Del", "clear", "empty the cell", "WRITE"},
      {kUndo, "u U", "u / U", "undo", "undo / redo your own", "WRITE"},
      {kFill, "m r", "m / r", "", "note all / remove notes", "WRITE"},
      {kLock, "d", "d", "", "choose a digit first", "WRITE"},
      {kWriteLocked, "Enter", "Enter", "", "write the chosen digit", "WRITE"},
      {kBookmark, "b '", "b / '", "", "set a bookmark / go back", "WRITE"},
      {kAskHint, "n", "n", "", "hint; then where, why", "HELP", At::kNoRace},
      {kCheck, "!", "!", "", "check the digits", "HELP", At::kNoRace},
      {kReveal, "=", "= =", "", "reveal this cell", "HELP", At::kNoRace},
      {kLastGood, "<", "< <", "", "back to no wrong digit", "HELP", At::kNoRace},
      {kDigitMode, "z", "z", "", "digits are digits", "MODE"},
      {kCornerMode, "x", "x", "notes", "digits are corner notes", "MODE"},
      {kCentreMode, "c", "c", "", "digits are centre notes", "MODE"},
      {kColourMode, "v", "v", "", "digits are colours", "MODE"},
      {kNextMode, "Space", "Space", "", "next mode", "MODE"},
      {kCopy, "y Y", "y / Y", "", "copy puzzle / board", "AROUND"},
      {kWho, "o", "o", "", "who set what", "TOGETHER"},
      {kPing, "p", "p", "", "point at this cell", "TOGETHER", At::kNoRace},
  };
  return table;
}

v1::Move SudokuPane::write_note(std::uint32_t digit, const v1::SudokuCell& shown) const {
  v1::Move move;
  v1::SudokuNotes& notes = *move.mutable_sudoku()->mutable_notes();
  notes.add_cells(cursor_);
  const bool centre = mode_ == Mode::kCentre;
  if (centre) notes.set_kind(v1::SUDOKU_NOTE_KIND_CENTRE);
  const std::uint32_t there = centre ? shown.centre() : shown.notes();
  const std::uint32_t note = 1U << (digit - 1);
  if ((there & note) == 0) {
    notes.set_add(note);
  } else {
    notes.set_remove(note);
  }
  return move;
}

v1::Move SudokuPane::colour(std::uint32_t number, const v1::SudokuCell& shown) const {
  v1::Move move;
  v1::SudokuColour& colour = *move.mutable_sudoku()->mutable_colour();
  colour.add_cells(cursor_);
  if (shown.colour() != number) colour.set_colour(number);
  return move;
}

v1::Move SudokuPane::write(std::uint32_t digit, const v1::SudokuCell& shown) const {
  if (mode_ == Mode::kColour) return colour(digit, shown);
  if (mode_ != Mode::kDigits) return write_note(digit, shown);
  v1::Move move;
  if (shown.digit() == digit && !shown.given()) {
    move.mutable_sudoku()->mutable_clear()->set_cell(cursor_);
  } else {
    v1::SudokuSet& set = *move.mutable_sudoku()->mutable_set();
    set.set_cell(cursor_);
    set.set_digit(digit);
  }
  return move;
}

// The empty cell nearest the middle, the first of equals.
void SudokuPane::begin(const v1::MatchView& match) {
  const v1::SudokuView& board = match.sudoku();
  if (board.cells_size() != kCells) return;
  constexpr int kMiddle = kSide / 2;
  int nearest = 2 * kSide;
  for (int cell = 0; cell < kCells; ++cell) {
    const int row = cell / kSide;
    const int column = cell % kSide;
    const int distance = std::abs(row - kMiddle) + std::abs(column - kMiddle);
    if (board.cells(cell).digit() != 0 || distance >= nearest) continue;
    nearest = distance;
    cursor_ = static_cast<std::uint32_t>(cell);
  }
}

bool SudokuPane::go_to_empty(const v1::SudokuView& board, bool forward) {
  for (std::uint32_t i = 1; i < kCells; ++i) {
    const std::uint32_t cell = (cursor_ + (forward ? i : kCells - i)) % kCells;
    if (board.cells(static_cast<int>(cell)).digit() == 0) {
      cursor_ = cell;
      return true;
    }
  }
  return false;
}

bool SudokuPane::go_to_empty_in_line(const v1::SudokuView& board, int arrow) {
  for (std::uint32_t cell = cursor_;;) {
    const std::uint32_t next = step(cell, 2 * arrow, kSide, kSide);
    if (next == cell) return false;
    cell = next;
    if (board.cells(static_cast<int>(cell)).digit() != 0) continue;
    cursor_ = cell;
    return true;
  }
}

Acted SudokuPane::take_digit(std::uint32_t digit, const MatchScene& scene) {
  if (!digit_first_) return {{write(digit, shown_cell(scene, cursor_).content)}};
  locked_ = digit;
  return {};
}

Acted SudokuPane::write_locked(const MatchScene& scene) const {
  if (locked_ == 0) return {{}, "no digit is chosen; d, then a digit, chooses one"};
  return {{write(locked_, shown_cell(scene, cursor_).content)}};
}

Acted SudokuPane::point(const MatchScene& scene) const {
  const v1::SudokuCell cell = shown_cell(scene, cursor_).content;
  if (!scene.you() || cell.given()) return {};
  if (locked_ != 0) return write_locked(scene);
  if (!again_ || mode_ != Mode::kDigits) return {};
  return {{write(cell.digit() < kSide ? cell.digit() + 1 : kSide, cell)}};
}

std::string SudokuPane::question_before(int act) const {
  if (act == kReveal) return "= again reveals " + square_of(cursor_);
  return act == kLastGood ? "< again goes back to the last position without a wrong digit" : "";
}

// The moves that need no more than a key and the cell under the cursor.
v1::Move SudokuPane::plain_move(const Hit& hit) const {
  v1::Move move;
  v1::SudokuMove& sudoku = *move.mutable_sudoku();
  const bool second = hit.key == 1;
  switch (hit.act) {
    case kClear:
      sudoku.mutable_clear()->set_cell(cursor_);
      break;
    case kFill:
      sudoku.mutable_fill()->set_digits(sudoku::kAllDigits);
      sudoku.mutable_fill()->set_remove(second);
      break;
    case kAskHint:
      sudoku.mutable_ask_hint();
      break;
    case kCheck:
      sudoku.mutable_check();
      break;
    case kReveal:
      sudoku.mutable_reveal()->set_cell(cursor_);
      break;
    case kLastGood:
      sudoku.mutable_last_good();
      break;
    case kBookmark:
      (second ? sudoku.mutable_go_to() : sudoku.mutable_bookmark())->set_name(kKeysBookmark);
      break;
    default:
      if (second) {
        sudoku.mutable_redo();
      } else {
        sudoku.mutable_undo();
      }
  }
  return move;
}

Acted SudokuPane::act(const Hit& hit, const MatchScene& scene) {
  const v1::SudokuView& board = scene.match.sudoku();
  if (board.cells_size() != kCells) return {};
  switch (hit.act) {
    case kMove:
      cursor_ = step(cursor_, hit.key, kSide, kSide, scene.preferences.wrap);
      return {};
    case kBox:
      cursor_ = step_box(cursor_, hit.key);
      return {};
    case kRowEnds:
      cursor_ = cursor_ / kSide * kSide + (hit.key == 0 ? 0 : kSide - 1);
      return {};
    case kEmptyCell:
      return go_to_empty(board, hit.key == 0) ? Acted{} : Acted{{}, "no other cell is empty"};
    case kEmptyInLine:
      return go_to_empty_in_line(board, hit.key) ? Acted{} : Acted{{}, "no cell there is empty"};
    case kDigitMode:
    case kCornerMode:
    case kCentreMode:
    case kColourMode:
      mode_ = static_cast<Mode>(hit.act - kDigitMode);
      return {};
    case kNextMode:
      mode_ = static_cast<Mode>((static_cast<int>(mode_) + 1) % kModes);
      return {};
    case kPoint:
      return point(scene);
    case kCopy:
      return {{}, {}, hit.key == 0 ? "copy line" : "copy board"};
    case kLock:
      digit_first_ = !digit_first_;
      locked_ = 0;
      return {};
    case kWriteLocked:
      return write_locked(scene);
    case kDigit:
      return take_digit(static_cast<std::uint32_t>(hit.key) + 1, scene);
    default:
      return hit.act >= kGameMoves ? Acted{{plain_move(hit)}} : Acted{};
  }
}

std::string SudokuPane::progress(const v1::MatchView& match) const {
  return std::to_string(match.sudoku().status().filled()) + "/" + std::to_string(kCells);
}

std::string SudokuPane::score(const v1::MatchView& match, std::uint32_t player) const {
  const auto& cells = match.sudoku().cells();
  return std::to_string(std::count_if(cells.begin(), cells.end(), [player](const auto& cell) {
    return cell.digit() != 0 && cell.writer() == player + 1;
  }));
}

char SudokuPane::badge(std::uint32_t player) const { return static_cast<char>('a' + player % 26); }

std::string SudokuPane::cell_name(std::uint32_t cell) const { return square_of(cell); }

std::optional<std::uint32_t> SudokuPane::parse_cell(std::string_view name) const {
  const auto cell = sudoku::parse_cell(name);
  return cell ? std::optional<std::uint32_t>(*cell) : std::nullopt;
}

void SudokuPane::draw_mode(const Region& row, const MatchScene& scene) const {
  if (scene.you()) {
    const std::string locked = locked_ == 0 ? "-" : std::to_string(locked_);
    int column = row.put(0, 1, digit_first_ ? "SET " + locked + " " : "MODE  ", Role::kStrong);
    for (std::size_t i = 0; i < kModeNames.size(); ++i) {
      const bool on = i == static_cast<std::size_t>(mode_);
      const std::string word = (on ? "<" : " ") + std::string(kModeNames[i]) + (on ? ">" : " ");
      column = row.put(0, column, word, on ? Role::kReverse : Role::kNormal);
    }
  }
  if (scene.match.sudoku().cells_size() == kCells) {
    row.part(0, 47).put(0, 1, cell_words(scene));
  }
}

PaneFactory sudoku_pane() {
  return {"sudoku", [] { return std::make_unique<SudokuPane>(); }};
}

}  // namespace gridmates::terminal
