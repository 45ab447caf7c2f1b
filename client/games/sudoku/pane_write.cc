// The writing keys of a Sudoku: into the cell under the cursor, or into all selected cells in one
// move.
#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/board.h"
#include "client/games/sudoku/moves.h"
#include "client/games/sudoku/pane.h"

namespace gridmates::terminal {
namespace {

// The bookmark that keys set and go back to.
constexpr const char* kKeysBookmark = "here";

v1::SudokuNoteKind kind_of(bool centre) {
  return centre ? v1::SUDOKU_NOTE_KIND_CENTRE : v1::SUDOKU_NOTE_KIND_CORNER;
}

bool is_open(const v1::SudokuCell& cell) { return !cell.given(); }
bool is_empty(const v1::SudokuCell& cell) { return cell.digit() == 0; }
bool is_any(const v1::SudokuCell&) { return true; }

}  // namespace

// With a selection, the cells that accept a digit or note. A single cell is left to the server.
std::vector<SudokuPane::Target> SudokuPane::targets(const MatchScene& scene,
                                                    bool (*takes)(const v1::SudokuCell&)) const {
  if (selection_.empty()) return {{cursor_, shown_cell(scene, cursor_).content}};
  std::vector<Target> all;
  for (const std::uint32_t cell : selection_.cells) {
    v1::SudokuCell shown = shown_cell(scene, cell).content;
    if (takes(shown)) all.push_back({cell, std::move(shown)});
  }
  return all;
}

// 0 clears them.
Acted SudokuPane::write_digit(std::uint32_t digit, const MatchScene& scene) const {
  std::vector<std::uint32_t> cells;
  for (const Target& target : targets(scene, is_open)) cells.push_back(target.cell);
  if (cells.empty()) return {{}, tr("all of these cells are givens")};
  return {{words::sudoku_write(cells, digit)}};
}

Acted SudokuPane::write_note(std::uint32_t digit, bool centre, const MatchScene& scene) const {
  const std::vector<Target> cells = targets(scene, is_empty);
  if (cells.empty()) return {{}, tr("none of these cells is empty")};
  if (digit > side()) return {{}, tr("the digits are 1 to {}", names().of(side()))};
  const std::uint32_t note = 1U << (digit - 1);
  const bool all_have = std::ranges::all_of(cells, [centre, note](const Target& target) {
    return ((centre ? target.shown.centre() : target.shown.notes()) & note) != 0;
  });
  std::vector<std::uint32_t> places;
  places.reserve(cells.size());
  for (const Target& target : cells) places.push_back(target.cell);
  return {{words::sudoku_notes(places, kind_of(centre), all_have ? 0 : note, all_have ? note : 0)}};
}

// Acts on the cell under the cursor.
Acted SudokuPane::notes_to_centre(const MatchScene& scene) const {
  const v1::SudokuCell cell = shown_cell(scene, cursor_).content;
  if (cell.digit() != 0 || cell.notes() == 0) {
    return {{}, tr("{} has no corner notes", square_of(cursor_))};
  }
  const std::span here(&cursor_, 1);
  return {{words::sudoku_notes(here, kind_of(true), cell.notes(), 0),
           words::sudoku_notes(here, kind_of(false), 0, cell.notes())}};
}

// Adds a note to the cells that can have it; removes it if all of those have it.
Acted SudokuPane::write_private_note(std::uint32_t digit, const MatchScene& scene) const {
  const std::vector<Target> cells = targets(scene, is_empty);
  const std::uint32_t note = 1U << (digit - 1);
  Acted add;
  Acted remove;
  for (const auto& [cell, shown] : cells) {
    const auto known = scene.private_notes.find(cell);
    const std::uint32_t notes = known == scene.private_notes.end() ? 0 : known->second;
    const bool stands = (words::digits_around(scene.match.sudoku(), cell) & note) != 0;
    if (!is_empty(shown) || stands) continue;
    if ((notes & note) == 0) add.notes.push_back({cell, notes | note});
    remove.notes.push_back({cell, notes & ~note});
  }
  if (!add.notes.empty()) return add;
  if (!remove.notes.empty()) return remove;
  const std::string one = square_of(cursor_);
  if (cells.size() != 1) return {{}, tr("none of these cells can have that note")};
  return {{},
          is_empty(cells[0].shown) ? tr("{} sees {}", one, names().of(digit))
                                   : tr("{} is not empty", one)};
}

Acted SudokuPane::clear_private_notes(const MatchScene& scene) const {
  Acted acted;
  for (const Target& target : targets(scene, is_empty)) acted.notes.push_back({target.cell, 0});
  return acted;
}

Acted SudokuPane::colour(std::uint32_t number, const MatchScene& scene) const {
  const std::vector<Target> cells = targets(scene, is_any);
  const bool all_have = std::ranges::all_of(
      cells, [number](const Target& target) { return target.shown.colour() == number; });
  v1::Move move;
  v1::SudokuColour& colour = *move.mutable_sudoku()->mutable_colour();
  for (const Target& target : cells) colour.add_cells(target.cell);
  if (!all_have) colour.set_colour(number);
  return {{move}};
}

Acted SudokuPane::write(std::uint32_t digit, const MatchScene& scene) const {
  if (mode_ == Mode::kColour) return colour(digit, scene);
  if (mode_ == Mode::kPrivate) return write_private_note(digit, scene);
  if (mode_ != Mode::kDigits) return write_note(digit, mode_ == Mode::kCentre, scene);
  const std::vector<Target> cells = targets(scene, is_open);
  const bool all_have = std::ranges::all_of(cells, [digit](const Target& target) {
    return target.shown.digit() == digit && !target.shown.given();
  });
  return write_digit(all_have ? 0 : digit, scene);
}

Acted SudokuPane::take_digit(std::uint32_t digit, const MatchScene& scene) {
  if (digit > side()) return {{}, tr("the digits are 1 to {}", names().of(side()))};
  if (!digit_first_) return write(digit, scene);
  locked_ = digit;
  return {};
}

std::optional<Acted> SudokuPane::type_number(const Hit& hit, const MatchScene& scene) {
  constexpr std::uint32_t kMost = 9;  // another figure may follow
  if (!number_) return std::nullopt;
  const bool is_figure = hit.act == kDigit && hit.key < 9;
  const bool is_zero = hit.act == kClear && hit.key == 0;
  if (is_figure || is_zero) {
    const auto figure = is_zero ? 0U : static_cast<std::uint32_t>(hit.key) + 1;
    if (*number_ <= kMost) number_ = *number_ * 10 + figure;
    return Acted{};
  }
  if (hit.act == kDigit) return Acted{{}, tr("after #, type the digit as a number")};
  const std::uint32_t number = *std::exchange(number_, std::nullopt);
  if (hit.act != kWriteLocked) return std::nullopt;
  if (number == 0 || number > side()) {
    return Acted{{}, tr("the digits are 1 to {}", side())};
  }
  return take_digit(number, scene);
}

Acted SudokuPane::write_locked(const MatchScene& scene) const {
  if (locked_ == 0) {
    Acted menu;
    menu.menu = true;
    return menu;
  }
  return write(locked_, scene);
}

Acted SudokuPane::point(const MatchScene& scene) const {
  const v1::SudokuCell cell = shown_cell(scene, cursor_).content;
  if (!scene.you() || cell.given()) return {};
  if (locked_ != 0) return write_locked(scene);
  return again_ ? step_digit(true, scene) : Acted{};
}

Acted SudokuPane::step_digit(bool up, const MatchScene& scene) const {
  const v1::SudokuCell cell = shown_cell(scene, cursor_).content;
  if (!scene.you() || cell.given() || mode_ != Mode::kDigits) return {};
  const std::uint32_t contents = side() + 1;  // of a cell: empty, or one of the digits
  return write_digit((cell.digit() + (up ? 1 : side())) % contents, scene);
}

// Moves that depend only on the key and the cursor.
Acted SudokuPane::plain_move(const Hit& hit, const MatchScene& scene) const {
  v1::Move move;
  v1::SudokuMove& sudoku = *move.mutable_sudoku();
  const bool second = hit.key == 1;
  switch (hit.act) {
    case kClear:
      return mode_ == Mode::kPrivate ? clear_private_notes(scene) : write_digit(0, scene);
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
    case kRestart:
      sudoku.mutable_restart();
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
  return {{move}};
}

}  // namespace gridmates::terminal
