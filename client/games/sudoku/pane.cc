#include "client/games/sudoku/pane.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "client/games/sudoku/board.h"
#include "client/terminal/list.h"
#include "engine/sudoku/grid/coordinates.h"

namespace gridmates::terminal {
namespace {

constexpr std::array<std::string_view, 4> kModeNames = {"z digit", "x corner", "c centre",
                                                        "v colour"};
constexpr int kModes = static_cast<int>(kModeNames.size());

// The same place in the next box in the direction of H J K L; at an edge it stays.
std::uint32_t step_box(std::uint32_t at, int key, sudoku::Shape shape) {
  const auto cell = static_cast<sudoku::Cell>(at);
  const int row = shape.row_of(cell);
  const int column = shape.column_of(cell);
  const bool by_column = key == 0 || key == 3;
  const int by = (key == 0 || key == 2 ? -1 : 1) * (by_column ? shape.box_columns : shape.box_rows);
  const int to = (by_column ? column : row) + by;
  if (to < 0 || to >= shape.side()) return at;
  return static_cast<std::uint32_t>(by_column ? row * shape.side() + to
                                              : to * shape.side() + column);
}

// 1 to 9, then the letters, first those in lower case; or 1 to 9 by nine letters.
std::uint32_t digit_of_key(int key, bool letters_go_on) {
  constexpr int kNumbers = 9;
  constexpr int kLetters = 7;
  if (!letters_go_on) return static_cast<std::uint32_t>(key % kNumbers + 1);
  return static_cast<std::uint32_t>(key < kNumbers + kLetters ? key + 1 : key + 1 - kLetters);
}

}  // namespace

// The empty cell nearest the middle, the first of equals.
void SudokuPane::begin(const v1::MatchView& match) {
  const v1::SudokuView& board = match.sudoku();
  if (!words::is_whole(board)) return;
  shape_ = words::sudoku_shape(board);
  scrolled_ = {0, 0};
  selection_.end();
  const int middle = shape_.side() / 2;
  int nearest = 2 * shape_.side();
  for (sudoku::Cell cell = 0; cell < shape_.cells(); ++cell) {
    const int distance =
        std::abs(shape_.row_of(cell) - middle) + std::abs(shape_.column_of(cell) - middle);
    if (board.cells(cell).digit() != 0 || distance >= nearest) continue;
    nearest = distance;
    cursor_ = cell;
  }
}

bool SudokuPane::go_to_empty(const v1::SudokuView& board, bool forward) {
  for (std::uint32_t i = 1; i < cells(); ++i) {
    const std::uint32_t cell = (cursor_ + (forward ? i : cells() - i)) % cells();
    if (board.cells(static_cast<int>(cell)).digit() == 0) {
      move_to(cell);
      return true;
    }
  }
  return false;
}

bool SudokuPane::go_to_empty_in_line(const v1::SudokuView& board, int arrow) {
  for (std::uint32_t cell = cursor_;;) {
    const std::uint32_t next = step(cell, 2 * arrow, side(), side());
    if (next == cell) return false;
    cell = next;
    if (board.cells(static_cast<int>(cell)).digit() != 0) continue;
    move_to(cell);
    return true;
  }
}

std::string SudokuPane::question_before(int act) const {
  if (act == kReveal) return "= again reveals " + square_of(cursor_);
  return act == kLastGood ? "< again goes back to the last position without a wrong digit" : "";
}

Acted SudokuPane::act(const Hit& hit, const MatchScene& scene) {
  const v1::SudokuView& board = scene.match.sudoku();
  if (!words::is_whole(board) || words::sudoku_shape(board) != shape_) return {};
  if (auto typed = type_number(hit, scene)) return *std::move(typed);
  switch (hit.act) {
    case kMove:
    case kSelect:
      if (!hit.at) take_step(hit);
      return {};
    case kSelecting:
      if (hit.key == 0 && !selection_.by_arrows && selection_.empty()) {
        selection_.by_arrows = true;
      } else {
        selection_.end();
      }
      return {};
    case kBox:
      move_to(step_box(cursor_, hit.key, shape_));
      return {};
    case kRowEnds:
      move_to(cursor_ / side() * side() + (hit.key == 0 ? 0 : side() - 1));
      return {};
    case kEmptyCell:
      return go_to_empty(board, hit.key == 0) ? Acted{} : Acted{{}, "no other cell is empty"};
    case kEmptyInLine:
      return go_to_empty_in_line(board, hit.key) ? Acted{} : Acted{{}, "no cell there is empty"};
    case kDigitMode:
    case kCornerMode:
    case kCentreMode:
    case kColourMode:
    case kPrivateMode:
      mode_ = static_cast<Mode>(hit.act - kDigitMode);
      return {};
    case kNextMode:
      do {
        mode_ = static_cast<Mode>((static_cast<int>(mode_) + 1) % kModes);
      } while (!has_mode(mode_));
      return {};
    case kPoint:
      return hit.key == 0 ? Acted{} : point(scene);
    case kWheel:
      return step_digit(hit.key == 0, scene);
    case kCopy:
      return {{}, {}, hit.key == 0 ? "copy line" : "copy board"};
    case kCopyMore:
      return {{}, {}, hit.key == 0 ? "copy candidates" : "copy link"};
    case kLock:
      digit_first_ = !digit_first_;
      locked_ = 0;
      return {};
    case kWriteLocked:
      return write_locked(scene);
    case kDigit:
      return take_digit(digit_of_key(hit.key, has_letters()), scene);
    case kNoteDigit:
      return write_note(static_cast<std::uint32_t>(hit.key) % 9 + 1, false, scene);
    case kToCentre:
      return notes_to_centre(scene);
    case kNumber:
      number_ = 0;
      return {};
    default:
      return hit.act >= kGameMoves ? plain_move(hit, scene) : Acted{};
  }
}

std::string SudokuPane::progress(const v1::MatchView& match) const {
  return std::to_string(match.sudoku().status().filled()) + "/" +
         std::to_string(words::sudoku_shape(match.sudoku()).cells());
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
  const auto cell = sudoku::parse_cell(name, shape_.side());
  return cell ? std::optional<std::uint32_t>(*cell) : std::nullopt;
}

void SudokuPane::draw_mode(const Region& row, const MatchScene& scene) const {
  if (scene.you()) {
    const std::string locked = locked_ == 0 ? "-" : names().of(locked_);
    const std::string number = number_.value_or(0) == 0 ? "" : std::to_string(*number_);
    const std::string head = number_        ? "#" + number + "_   "
                             : digit_first_ ? "SET " + locked + " "
                                            : "MODE  ";
    int column = row.put(0, 1, head.substr(0, 6), Role::kStrong);
    if (mode_ == Mode::kPrivate) {
      column = row.put(0, column, "<O private notes>", Role::kReverse);
      row.put(0, column, " z back to digits");
    }
    for (std::size_t i = 0; i < kModeNames.size() && mode_ != Mode::kPrivate; ++i) {
      if (!has_mode(static_cast<Mode>(i))) continue;
      const bool on = i == static_cast<std::size_t>(mode_);
      const std::string word =
          (on ? "<" : " ") + mode_name(static_cast<Mode>(i)) + (on ? ">" : " ");
      column = row.put(0, column, word, on ? Role::kReverse : Role::kNormal);
    }
  }
  if (words::is_whole(scene.match.sudoku())) {
    row.part(0, 47).put(0, 1, cell_words(scene));
  }
}

std::string SudokuPane::mode_name(Mode mode) const {
  std::string name(kModeNames[static_cast<std::size_t>(mode)]);
  if (mode == Mode::kCorner && preferences_.simple_notes) name = "x notes";
  if (mode == Mode::kCentre && has_letters()) name[0] = 'i';
  if (mode <= Mode::kCentre && keys() == Keys::kLeftHand) name.erase(0, 2);
  return name;
}

PaneFactory sudoku_pane() {
  return {"sudoku", [](const Preferences& chosen) { return std::make_unique<SudokuPane>(chosen); }};
}

}  // namespace gridmates::terminal
