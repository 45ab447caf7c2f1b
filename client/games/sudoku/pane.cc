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
      {kBox, "Ctrl+Left Ctrl+Down Ctrl+Up Ctrl+Right", "Ctrl+arrows", "", "one box", "MOVE"},
      {kRowEnds, "Home End", "Home End", "", "ends of the row", "MOVE"},
      {kGoTo, "g", "g B3", "", "go to a cell", "MOVE"},
      {kPoint, "Click", "click", "", "choose the cell", "MOVE"},
      {kEmptyCell, "w W", "w / W", "", "next / last empty cell", "MOVE"},
      {kDigit, "1 2 3 4 5 6 7 8 9", "1-9", "set", "write; again: clear", "WRITE"},
      {kClear, "0 Del Backspace", "0 Del", "clear", "empty the cell", "WRITE"},
      {kUndo, "u U", "u / U", "undo", "undo / redo your own", "WRITE"},
      {kFill, "f r", "f / r", "", "note all / remove notes", "WRITE"},
      {kAskHint, "n", "n", "", "hint; then where, why", "HELP"},
      {kDigitMode, "z", "z", "", "digits are digits", "MODE"},
      {kCornerMode, "x", "x", "notes", "digits are corner notes", "MODE"},
      {kCentreMode, "c", "c", "", "digits are centre notes", "MODE"},
      {kColourMode, "v", "v", "", "digits are colours", "MODE"},
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
    case kColourMode:
      mode_ = static_cast<Mode>(hit.act - kDigitMode);
      return {};
    case kNextMode:
      mode_ = static_cast<Mode>((static_cast<int>(mode_) + 1) % kModes);
      return {};
    case kDigit:
      return {{write(static_cast<std::uint32_t>(hit.key) + 1, shown_cell(scene, cursor_).content)}};
    case kClear:
      move.mutable_sudoku()->mutable_clear()->set_cell(cursor_);
      return {{move}};
    case kFill:
      move.mutable_sudoku()->mutable_fill()->set_digits(sudoku::kAllDigits);
      move.mutable_sudoku()->mutable_fill()->set_remove(hit.key == 1);
      return {{move}};
    case kAskHint:
      move.mutable_sudoku()->mutable_ask_hint();
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

std::string SudokuPane::cell_name(std::uint32_t cell) const { return square_of(cell); }

std::optional<std::uint32_t> SudokuPane::parse_cell(std::string_view name) const {
  const auto cell = sudoku::parse_cell(name);
  return cell ? std::optional<std::uint32_t>(*cell) : std::nullopt;
}

void SudokuPane::draw_mode(const Region& row, const MatchScene& scene) const {
  if (scene.you()) {
    int column = row.put(0, 1, "MODE  ", Role::kStrong);
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

GameFace sudoku_face() {
  return {"sudoku", [] { return std::make_unique<SudokuPane>(); }};
}

}  // namespace gridmates::terminal
