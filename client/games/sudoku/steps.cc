#include "client/games/sudoku/steps.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/board.h"
#include "client/games/sudoku/looks.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::lines {
namespace {

using words::sudoku_cell;
using words::sudoku_digit;

// A cell that a step has changed.
struct Changed {
  std::uint32_t cell = 0;
  const v1::SudokuCell& before;
  const v1::SudokuCell& after;

  bool digit() const { return before.digit() != after.digit(); }
  std::uint32_t notes() const {
    return (before.notes() ^ after.notes()) | (before.centre() ^ after.centre());
  }
  bool content() const { return digit() || notes() != 0; }
  bool colour() const { return before.colour() != after.colour(); }
};

// Changes of clash marks alone do not count.
std::vector<Changed> changed_cells(const MadeMove& made) {
  std::vector<Changed> all;
  if (made.before == nullptr || made.delta == nullptr) return all;
  const auto& before = made.before->sudoku().cells();
  const auto& after = made.delta->sudoku().cells();
  for (int i = 0; i < std::min(before.size(), after.size()); ++i) {
    const Changed one{after[i].index(), before[i].cell(), after[i].cell()};
    if (one.content() || one.colour()) all.push_back(one);
  }
  return all;
}

// Whether only notes changed, because of a digit that the cell sees.
bool follows_digits(const Changed& cell, const std::vector<Changed>& all, sudoku::Shape shape) {
  if (cell.digit() || cell.colour()) return false;
  sudoku::DigitSet digits = 0;
  for (const Changed& other : all) {
    const bool is_seen =
        other.digit() && shape.see_each_other(static_cast<sudoku::Cell>(cell.cell),
                                              static_cast<sudoku::Cell>(other.cell));
    if (!is_seen) continue;
    digits |= sudoku::only(static_cast<std::uint8_t>(other.before.digit())) |
              sudoku::only(static_cast<std::uint8_t>(other.after.digit()));
  }
  return (cell.notes() & ~digits) == 0;
}

// "= 5", "empty", "notes 2 7, centre notes 4".
std::string content_words(const v1::SudokuCell& cell) {
  if (cell.digit() != 0) return "= " + sudoku_digit(cell.digit());
  if (cell.notes() == 0 && cell.centre() == 0) return tr("empty");
  std::string words = cell.notes() == 0 ? "" : tr("notes {}", sudoku_digit_words(cell.notes()));
  if (cell.centre() == 0) return words;
  if (!words.empty()) words += ", ";
  return words + tr("centre notes {}", sudoku_digit_words(cell.centre()));
}

// ": now = 5", ": now no colour", ": now empty, colour 3".
std::string now_words(const Changed& cell) {
  std::string words = cell.content() ? content_words(cell.after) : "";
  if (!cell.colour()) return tr(": now {}", words);
  if (!words.empty()) words += ", ";
  const std::uint32_t colour = cell.after.colour();
  return tr(": now {}", words + (colour == 0 ? tr("no colour") : tr("colour {}", colour)));
}

// The cells that the step itself has changed; the board must be known.
std::vector<Changed> changed_by_itself(const MadeMove& made) {
  const sudoku::Shape shape = words::sudoku_shape(made.match->sudoku());
  const std::vector<Changed> all = changed_cells(made);
  std::vector<Changed> own;
  for (const Changed& cell : all) {
    if (!follows_digits(cell, all, shape)) own.push_back(cell);
  }
  return own;
}

// "A1, B2: now empty; C3: now = 4. Clash: ..."; empty if nothing has changed, or if that is not
// known.
std::string changes_words(const MadeMove& made) {
  const sudoku::Shape shape = words::sudoku_shape(made.match->sudoku());
  std::string words;
  std::string last;
  std::string clashes;
  for (const Changed& cell : changed_by_itself(made)) {
    const std::string now = now_words(cell);
    if (!words.empty()) words += last == now ? ", " : last + "; ";
    words += sudoku_cell(cell.cell, shape.side());
    if (cell.digit()) clashes += sudoku_clash(made.match, cell.cell);
    last = now;
  }
  return words.empty() ? words : words + last + "." + clashes;
}

bool is_known(const v1::MatchView* match) {
  return match != nullptr && words::is_whole(match->sudoku());
}

// "bo has changed it since."; empty if no player's change blocked the step.
std::string blocked_words(const v1::MatchView& match) {
  const std::uint32_t by = match.sudoku().status().blocked_by();
  return by == 0 ? "" : tr("{} has changed it since.", player_name(match, by - 1));
}

std::string blocked_cell(const v1::MatchView& match) {
  return sudoku_cell(match.sudoku().status().blocked_cell(),
                     words::sudoku_shape(match.sudoku()).side());
}

// " E5 stays: bo has changed it since."
std::string stays_words(const v1::MatchView& match) {
  const std::string why = blocked_words(match);
  return why.empty() ? why : " " + tr("{} stays: {}", blocked_cell(match), why);
}

// The latest move's cell, named by the board.
std::string last_cell_words(const v1::MatchView& match) {
  const std::uint32_t cell = match.sudoku().status().last_cell() - 1;
  const v1::SudokuCell* entry = sudoku_cell_of(&match, cell);
  if (entry == nullptr) return tr("a change.");
  return tr("{}: now {}.", sudoku_cell(cell, words::sudoku_shape(match.sudoku()).side()),
            content_words(*entry)) +
         sudoku_clash(&match, cell);
}

}  // namespace

std::string sudoku_step(const MadeMove& made, std::string_view verb) {
  const char* did = verb == "undo" ? tr_later("undid {}") : tr_later("redid {}");
  if (!is_known(made.match)) return tr_filled(did, tr("a change."));
  const std::string changes = changes_words(made);
  if (!changes.empty()) return tr_filled(did, changes) + stays_words(*made.match);
  if (const std::string why = blocked_words(*made.match); !why.empty()) {
    const std::string cell = blocked_cell(*made.match);
    return verb == "undo" ? tr("could not undo {}: {}", cell, why)
                          : tr("could not redo {}: {}", cell, why);
  }
  return tr_filled(did, last_cell_words(*made.match));
}

std::vector<std::uint32_t> sudoku_changed(const MadeMove& made) {
  if (!is_known(made.match)) return {};
  const std::vector<Changed> changed = changed_by_itself(made);
  std::vector<std::uint32_t> cells;
  cells.reserve(changed.size());
  for (const Changed& cell : changed) cells.push_back(cell.cell);
  return cells;
}

std::vector<std::uint32_t> sudoku_cleared(const v1::SudokuWrite& write, const MadeMove& made) {
  const std::vector<Changed> changed = changed_cells(made);
  std::vector<std::uint32_t> cells;
  std::ranges::copy_if(write.cells(), std::back_inserter(cells), [&](std::uint32_t cell) {
    return std::ranges::find(changed, cell, &Changed::cell) != changed.end();
  });
  return cells.empty() ? std::vector(write.cells().begin(), write.cells().end()) : cells;
}

std::string sudoku_step_back(const MadeMove& made) {
  const v1::SudokuMove& move = made.moved.move().sudoku();
  if (!is_known(made.match) || (!move.has_go_to() && !move.has_last_good())) return {};
  const std::string changes = changes_words(made);
  return (changes.empty() ? changes : " " + changes) + stays_words(*made.match);
}

const v1::SudokuCell* sudoku_cell_of(const v1::MatchView* match, std::uint32_t cell) {
  const bool is_there =
      is_known(match) && cell < static_cast<std::uint32_t>(match->sudoku().cells_size());
  return is_there ? &match->sudoku().cells(static_cast<int>(cell)) : nullptr;
}

std::string sudoku_clash(const v1::MatchView* match, std::uint32_t cell) {
  const v1::SudokuCell* entry = sudoku_cell_of(match, cell);
  if (entry == nullptr || !entry->clash()) return "";
  return " " + tr("Clash: {} also at {}.", sudoku_digit(entry->digit()),
                  sudoku_twins(match->sudoku(), static_cast<sudoku::Cell>(cell)));
}

}  // namespace gridmates::lines
