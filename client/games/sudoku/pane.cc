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

std::string square_of(std::uint32_t cell) {
  return cell < kCells ? sudoku::format_cell(static_cast<std::uint8_t>(cell)) : "?";
}

// The digits of a set of notes, "27".
std::string digits_of(std::uint32_t notes) {
  std::string digits;
  for (std::uint32_t digit = 1; digit <= kSide; ++digit) {
    if ((notes >> (digit - 1) & 1U) != 0) digits.push_back(static_cast<char>('0' + digit));
  }
  return digits;
}

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

// "noted 27 at A5", "removed note 7 at A5, B2".
std::string notes_move_words(const v1::SudokuNotes& notes) {
  std::string words;
  if (notes.add() != 0) words = "noted " + digits_of(notes.add());
  if (notes.remove() != 0) {
    words += (words.empty() ? "removed note " : ", removed note ") + digits_of(notes.remove());
  }
  words += " at ";
  for (int i = 0; i < notes.cells_size(); ++i) {
    words += (i == 0 ? "" : ", ") + square_of(notes.cells(i));
  }
  return words;
}

// An undo or redo does not say which cell it changed; what it changed on the board does.
std::string step_words(const v1::Event& event, const std::string& verb, const std::string& plain) {
  if (event.delta().match_deltas().empty()) return plain;
  const v1::SudokuDelta& delta = event.delta().match_deltas(0).sudoku();
  if (delta.status().blocked_by() != 0)
    return "could not change " + square_of(delta.status().blocked_cell());
  if (delta.status().last_cell() != 0) return verb + square_of(delta.status().last_cell() - 1);
  return delta.cells_size() == 1 ? verb + square_of(delta.cells(0).index()) : plain;
}

}  // namespace

const Bindings& SudokuPane::bindings() const {
  static const Bindings table{
      {kMove, "Left h Down j Up k Right l", "arrows hjkl", "move", "one cell", "MOVE"},
      {kBox, "H J K L", "H J K L", "", "one box", "MOVE"},
      {kBox, "Ctrl+Left Ctrl+Down Ctrl+Up Ctrl+Right", "Ctrl+arrows", "", "one box", "MOVE"},
      {kRowEnds, "Home End", "Home End", "", "ends of the row", "MOVE"},
      {kGoTo, "g", "g B3", "", "go to a cell", "MOVE"},
      {kPoint, "Click", "click", "", "choose the cell", "MOVE"},
      {kEmptyCell, "w W", "w / W", "", "next / last empty cell", "MOVE"},
      {kDigit, "1 2 3 4 5 6 7 8 9", "1-9", "set", "write; again: clear", "WRITE"},
      {kClear, "0 Del Backspace", "0 Del", "clear", "empty the cell", "WRITE"},
      {kUndo, "u U", "u / U", "undo", "undo / redo your own", "WRITE"},
      {kDigitMode, "z", "z", "", "digits are digits", "MODE"},
      {kCornerMode, "x", "x", "notes", "digits are corner notes", "MODE"},
      {kCentreMode, "c", "c", "", "digits are centre notes", "MODE"},
      {kNextMode, "Space", "Space", "", "next mode", "MODE"},
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

v1::Move SudokuPane::write(std::uint32_t digit, const v1::SudokuCell& shown) const {
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

Acted SudokuPane::act(const Hit& hit, const MatchScene& scene) {
  const v1::SudokuView& board = scene.match.sudoku();
  if (board.cells_size() != kCells) return {};
  v1::Move move;
  switch (hit.act) {
    case kMove:
      cursor_ = step(cursor_, hit.key, kSide, kSide);
      return {};
    case kBox:
      cursor_ = step_box(cursor_, hit.key);
      return {};
    case kRowEnds:
      cursor_ = cursor_ / kSide * kSide + (hit.key == 0 ? 0 : kSide - 1);
      return {};
    case kEmptyCell:
      return go_to_empty(board, hit.key == 0) ? Acted{} : Acted{{}, "no other cell is empty"};
    case kDigitMode:
    case kCornerMode:
    case kCentreMode:
      mode_ = static_cast<Mode>(hit.act - kDigitMode);
      return {};
    case kNextMode:
      mode_ = static_cast<Mode>((static_cast<int>(mode_) + 1) % 3);
      return {};
    case kDigit:
      return {{write(static_cast<std::uint32_t>(hit.key) + 1, shown_cell(scene, cursor_).content)}};
    case kClear:
      move.mutable_sudoku()->mutable_clear()->set_cell(cursor_);
      return {{move}};
    case kUndo:
      if (hit.key == 0) move.mutable_sudoku()->mutable_undo();
      if (hit.key == 1) move.mutable_sudoku()->mutable_redo();
      return {{move}};
    default:
      return {};
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

std::string SudokuPane::move_words(const v1::Event& event, const v1::MatchView*) const {
  const v1::SudokuMove& sudoku = event.moved().move().sudoku();
  switch (sudoku.act_case()) {
    case v1::SudokuMove::kSet:
      return "set " + square_of(sudoku.set().cell()) + "=" + std::to_string(sudoku.set().digit());
    case v1::SudokuMove::kClear:
      return "cleared " + square_of(sudoku.clear().cell());
    case v1::SudokuMove::kNote:
      return "noted " + digits_of(sudoku.note().digits()) + " at " +
             square_of(sudoku.note().cell());
    case v1::SudokuMove::kNotes:
      return notes_move_words(sudoku.notes());
    case v1::SudokuMove::kUndo:
      return step_words(event, "took back ", "took a step back");
    case v1::SudokuMove::kRedo:
      return step_words(event, "redid ", "redid a step");
    default:
      return "moved";
  }
}

std::string SudokuPane::after_move(const v1::Event& event, const MatchScene& scene) const {
  const v1::Move& move = event.moved().move();
  const v1::SudokuStatus& status = scene.match.sudoku().status();
  if (status.blocked_by() == 0) return {};
  if (!move.sudoku().has_undo() && !move.sudoku().has_redo()) return {};
  return scene.player_name(status.blocked_by() - 1) + " has changed " +
         square_of(status.blocked_cell()) + " since, so nothing happened; once more goes on";
}

std::string SudokuPane::cell_name(std::uint32_t cell) const { return square_of(cell); }

std::optional<std::uint32_t> SudokuPane::parse_cell(std::string_view name) const {
  const auto cell = sudoku::parse_cell(name);
  return cell ? std::optional<std::uint32_t>(*cell) : std::nullopt;
}

std::string SudokuPane::cell_words(const MatchScene& scene) const {
  const ShownCell shown = shown_cell(scene, cursor_);
  const v1::SudokuCell& cell = shown.content;
  if (shown.provisional) return square_of(cursor_) + " sent, not answered yet";
  std::string words = square_of(cursor_) + " ";
  if (cell.digit() == 0) {
    words += "empty";
    if (cell.notes() != 0) words += ", notes " + digits_of(cell.notes());
    if (cell.centre() != 0) words += ", centre " + digits_of(cell.centre());
    return words;
  }
  words += std::to_string(cell.digit());
  if (cell.given()) words += ", given";
  if (cell.writer() != 0) words += ", set by " + scene.player_name(cell.writer() - 1);
  if (cell.clash()) words += ", clash";
  return words;
}

void SudokuPane::draw_mode(const Region& row, const MatchScene& scene) const {
  if (scene.you()) {
    int column = row.put(0, 1, "MODE  ", Role::kStrong);
    constexpr std::array<std::string_view, 3> kModes = {"z digit", "x corner", "c centre"};
    for (std::size_t i = 0; i < kModes.size(); ++i) {
      const bool on = i == static_cast<std::size_t>(mode_);
      const std::string word = (on ? "<" : " ") + std::string(kModes[i]) + (on ? ">" : " ");
      column = row.put(0, column, word, on ? Role::kReverse : Role::kNormal);
    }
  }
  if (scene.match.sudoku().cells_size() == kCells) {
    row.part(0, 41).put(0, 1, cell_words(scene));
  }
}

GameFace sudoku_face() {
  return {"sudoku", [] { return std::make_unique<SudokuPane>(); }};
}

}  // namespace gridmates::terminal
