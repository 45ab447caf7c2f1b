#include "client/games/sudoku/pane.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "client/games/sudoku/board.h"
#include "client/terminal/list.h"
#include "engine/sudoku/grid/coordinates.h"

namespace gridmates::terminal {
namespace {

constexpr std::array<std::string_view, 4> kModeNames = {"z digit", "x corner", "c centre",
                                                        "v colour"};
// The one that keys set and go back to.
constexpr const char* kKeysBookmark = "key";
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

// 1 to 9, then the letters, first those in lower case.
std::uint32_t digit_of_key(int key) {
  constexpr int kNumbers = 9;
  constexpr int kLetters = 7;
  return static_cast<std::uint32_t>(key < kNumbers + kLetters ? key + 1 : key + 1 - kLetters);
}

}  // namespace

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
  if (!words::is_whole(board)) return;
  shape_ = words::sudoku_shape(board);
  scrolled_ = {0, 0};
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
      cursor_ = cell;
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
    cursor_ = cell;
    return true;
  }
}

Acted SudokuPane::take_digit(std::uint32_t digit, const MatchScene& scene) {
  if (digit > side()) return {{}, "the digits are 1 to " + words::sudoku_digit(side())};
  if (!digit_first_) return {{write(digit, shown_cell(scene, cursor_).content)}};
  locked_ = digit;
  return {};
}

std::optional<Acted> SudokuPane::type_number(const Hit& hit, const MatchScene& scene) {
  constexpr std::uint32_t kMost = 9;  // before another figure
  if (!number_) return std::nullopt;
  const bool is_figure = hit.act == kDigit && hit.key < 9;
  const bool is_zero = hit.act == kClear && hit.key == 0;
  if (is_figure || is_zero) {
    const auto figure = is_zero ? 0U : static_cast<std::uint32_t>(hit.key) + 1;
    if (*number_ <= kMost) number_ = *number_ * 10 + figure;
    return Acted{};
  }
  const std::uint32_t number = *std::exchange(number_, std::nullopt);
  if (hit.act != kWriteLocked) return std::nullopt;
  if (number == 0 || number > side()) {
    return Acted{{}, "the digits are 1 to " + std::to_string(side())};
  }
  return take_digit(number, scene);
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
  return {{write(std::min(cell.digit() + 1, side()), cell)}};
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
      sudoku.mutable_fill()->set_digits(shape_.all_digits());
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
  if (!words::is_whole(board) || words::sudoku_shape(board) != shape_) return {};
  if (auto typed = type_number(hit, scene)) return *std::move(typed);
  switch (hit.act) {
    case kMove:
      cursor_ = step(cursor_, hit.key, side(), side(), scene.preferences.wrap);
      return {};
    case kBox:
      cursor_ = step_box(cursor_, hit.key, shape_);
      return {};
    case kRowEnds:
      cursor_ = cursor_ / side() * side() + (hit.key == 0 ? 0 : side() - 1);
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
      return take_digit(digit_of_key(hit.key), scene);
    case kNumber:
      number_ = 0;
      return {};
    default:
      return hit.act >= kGameMoves ? Acted{{plain_move(hit)}} : Acted{};
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
    const std::string locked = locked_ == 0 ? "-" : words::sudoku_digit(locked_);
    const std::string number = number_.value_or(0) == 0 ? "" : std::to_string(*number_);
    const std::string head = number_        ? "#" + number + "_   "
                             : digit_first_ ? "SET " + locked + " "
                                            : "MODE  ";
    int column = row.put(0, 1, head.substr(0, 6), Role::kStrong);
    for (std::size_t i = 0; i < kModeNames.size(); ++i) {
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
  if (mode == Mode::kCentre && has_letters()) name[0] = 'i';
  return name;
}

PaneFactory sudoku_pane() {
  return {"sudoku", [] { return std::make_unique<SudokuPane>(); }};
}

}  // namespace gridmates::terminal
