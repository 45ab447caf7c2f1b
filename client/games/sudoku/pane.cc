#include "client/games/sudoku/pane.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/games/sudoku/board.h"
#include "client/terminal/list.h"
#include "engine/sudoku/grid/coordinates.h"

namespace gridmates::terminal {
namespace {

constexpr std::array<std::string_view, 4> kModeNames = {tr_later("digit"), tr_later("corner"),
                                                        tr_later("centre"), tr_later("colour")};
constexpr int kModesAt = 7;
constexpr int kCellWordsAt = 48;
constexpr int kModes = static_cast<int>(kModeNames.size());

// The same place in the next box in the direction of H J K L; stays at an edge.
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

// 1 to 9, then the letters, lower case first; or 1 to 9 by nine letters.
std::uint32_t digit_of_key(int key, bool letters_go_on) {
  constexpr int kNumbers = 9;
  constexpr int kLetters = 7;
  if (!letters_go_on) return static_cast<std::uint32_t>(key % kNumbers + 1);
  return static_cast<std::uint32_t>(key < kNumbers + kLetters ? key + 1 : key + 1 - kLetters);
}

// Whether a restart removes something.
bool is_written(const v1::SudokuCell& cell) {
  const bool digit = !cell.given() && cell.digit() != 0;
  return digit || cell.notes() != 0 || cell.centre() != 0 || cell.colour() != 0;
}

// Actions that run a typed command, or begin one.
std::optional<Acted> by_command(const Hit& hit) {
  using Pane = SudokuActs;
  const bool first = hit.key == 0;
  switch (hit.act) {
    case Pane::kCopy:
      return Acted{.command = first ? "copy line" : "copy board"};
    case Pane::kCopyMore:
      return Acted{.command = first ? "copy candidates" : "copy link"};
    case Pane::kRating:
      return Acted{.command = "rating"};
    case Pane::kHintLines:
      return Acted{.command = "hint --lines"};
    case Pane::kTypeFill:
      return Acted{.typing = "fill "};
    case Pane::kTypeBookmark:
      return Acted{.typing = "bookmark "};
    case Pane::kTypeGoTo:
      return Acted{.typing = "goto "};
    case Pane::kTypePrint:
      return Acted{.typing = "print "};
    default:
      return std::nullopt;
  }
}

}  // namespace

// Starts at the empty cell nearest the middle, the first of equals; at the middle of a full board.
void SudokuPane::begin(const v1::MatchView& match) {
  const v1::SudokuView& board = match.sudoku();
  if (!words::is_whole(board)) return;
  shape_ = words::sudoku_shape(board);
  scrolled_ = {0, 0};
  selection_.end();
  const int middle = shape_.side() / 2;
  cursor_ = static_cast<std::uint32_t>(middle * shape_.side() + middle);
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

std::string SudokuPane::question_before(int act, const v1::MatchView& match) const {
  const auto& cells = match.sudoku().cells();
  if (act == kReveal) {
    const auto at = static_cast<int>(cursor_);
    const bool given = at < cells.size() && cells[at].given();
    return given ? std::string() : tr("= again reveals {}", square_of(cursor_));
  }
  if (act == kRestart) {
    return std::ranges::any_of(cells, is_written) ? tr("Ctrl+x again clears the whole board") : "";
  }
  return act == kLastGood ? tr("< again goes back to the last position without a wrong digit") : "";
}

bool SudokuPane::asks_before(std::string_view word) const {
  return word == "reveal" || word == "restart" || word == "lastgood";
}

Acted SudokuPane::act(const Hit& hit, const MatchScene& scene) {
  const v1::SudokuView& board = scene.match.sudoku();
  if (!words::is_whole(board) || words::sudoku_shape(board) != shape_) return {};
  if (auto typed = type_number(hit, scene)) return *std::move(typed);
  if (auto acted = by_command(hit)) return *std::move(acted);
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
      return go_to_empty(board, hit.key == 0) ? Acted{} : Acted{{}, tr("no other cell is empty")};
    case kEmptyInLine:
      return go_to_empty_in_line(board, hit.key) ? Acted{}
                                                 : Acted{{}, tr("no cell there is empty")};
    case kDigitMode:
    case kCornerMode:
    case kCentreMode:
    case kColourMode:
    case kPrivateMode:
      mode_ = static_cast<Mode>(hit.act - kDigitMode);
      return {};
    case kNextMode:
      do {
        mode_ = mode_ == Mode::kPrivate ? Mode::kDigits
                                        : static_cast<Mode>((static_cast<int>(mode_) + 1) % kModes);
      } while (!has_mode(mode_));
      return {};
    case kPoint:
      return hit.key == 0 ? Acted{} : point(scene);
    case kWheel:
      return step_digit(hit.key == 0, scene);
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
  return std::to_string(words::sudoku_written(match.sudoku(), player));
}

char SudokuPane::badge(const v1::MatchView&, std::uint32_t player) const {
  return static_cast<char>('a' + player % 26);
}

std::string SudokuPane::cell_name(std::uint32_t cell) const { return square_of(cell); }

std::optional<std::uint32_t> SudokuPane::parse_cell(std::string_view name) const {
  const auto cell = sudoku::parse_cell(name, shape_.side());
  return cell ? std::optional<std::uint32_t>(*cell) : std::nullopt;
}

// The text about the cell begins at its usual column, or further right if the modes need that and
// the row is wide enough.
void SudokuPane::draw_mode(const Region& row, const MatchScene& scene) const {
  const std::string about =
      words::is_whole(scene.match.sudoku()) ? cell_words(scene) : std::string();
  int about_at = kCellWordsAt;
  if (scene.you()) {
    const std::string locked = locked_ == 0 ? "-" : names().of(locked_);
    const std::string number = number_.value_or(0) == 0 ? "" : std::to_string(*number_);
    const std::string head = number_        ? ("#" + number + "_   ").substr(0, kModesAt - 1)
                             : digit_first_ ? tr("SET {}", locked)
                                            : tr("MODE");
    const int after = row.put(0, 1, head, Role::kStrong);
    const int column = number_ ? after : std::max(after, kModesAt);
    const ModeWords modes = mode_words();
    int end = column + 1;
    for (const auto& [words, is_chosen] : modes) end += client::columns_of(words);
    if (end + client::columns_of(about) <= row.columns()) about_at = std::max(about_at, end);
    draw_modes(row.part(0, column, 1, about_at - column - 1), modes);
  }
  row.put_field(0, about_at, row.columns() - about_at, about);
}

SudokuPane::ModeWords SudokuPane::mode_words() const {
  if (mode_ == Mode::kPrivate) {
    const bool left = keys() == Keys::kLeftHand;  // z is a digit in that layout
    const std::string back = left ? tr("Space back to digits") : tr("z back to digits");
    return {{tr("<O private notes>"), true}, {" " + back, false}};
  }
  ModeWords modes;
  for (int i = 0; i < kModes; ++i) {
    const auto mode = static_cast<Mode>(i);
    if (!has_mode(mode)) continue;
    const bool is_chosen = mode == mode_;
    const std::string name = mode_name(mode);
    modes.emplace_back(is_chosen ? "<" + name + ">" : " " + name + " ", is_chosen);
  }
  return modes;
}

// If not all of them fit, only the current one and a '~'.
void SudokuPane::draw_modes(const Region& row, const ModeWords& modes) {
  int all = 0;
  for (const auto& [words, is_chosen] : modes) all += client::columns_of(words);
  if (all <= row.columns()) {
    int column = 0;
    for (const auto& [words, is_chosen] : modes) {
      column = row.put(0, column, words, is_chosen ? Role::kReverse : Role::kNormal);
    }
    return;
  }
  const auto chosen = std::ranges::find_if(modes, [](const auto& mode) { return mode.second; });
  if (chosen == modes.end()) return;
  const int columns = std::min(client::columns_of(chosen->first), row.columns() - 2);
  row.put(0, row.put_field(0, 0, columns, chosen->first, Role::kReverse) + 1, "~");
}

std::string SudokuPane::mode_name(Mode mode) const {
  const auto index = static_cast<std::size_t>(mode);
  const bool notes = mode == Mode::kCorner && preferences_.simple_notes;
  const std::string name(notes ? tr("notes") : tr(kModeNames[index]));
  if (mode <= Mode::kCentre && keys() == Keys::kLeftHand) return name;
  const std::string_view letters = has_letters() ? "zxiv" : "zxcv";
  return std::string(1, letters[index]) + " " + name;
}

PaneFactory sudoku_pane() {
  return {"sudoku",
          [](const Preferences& chosen) { return std::make_unique<SudokuPane>(chosen); },
          {"wrap", "simple-notes", "numbers", "next", "cells", "lines", "same", "notes", "clashes",
           "left", "complete", "dim", "ghost"}};
}

}  // namespace gridmates::terminal
