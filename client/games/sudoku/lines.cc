#include <algorithm>
#include <iterator>
#include <map>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/board.h"
#include "client/games/sudoku/help_words.h"
#include "client/games/sudoku/looks.h"
#include "client/games/sudoku/private_look.h"
#include "client/games/sudoku/steps.h"
#include "client/lines/list.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::lines {
namespace {

using words::sudoku_cell;
using words::sudoku_cells;
using words::sudoku_digit;

// The side of the board that a move was made on; it may be known without the cells.
int side_of(const MadeMove& made) {
  if (made.match != nullptr) return words::sudoku_shape(made.match->sudoku()).side();
  return made.columns == 0 ? sudoku::kSide : static_cast<int>(made.columns);
}

std::string cell_name(std::uint32_t cell, const MadeMove& made) {
  return sudoku_cell(cell, side_of(made));
}

// The notes of the kind that a move changed, after the move; if the board is not known, those of
// the move. "A5: 2 7", "A5, B2: none", "A5 centre: 4".
std::string notes_words(const v1::SudokuNotes& notes, const MadeMove& made) {
  const bool centre = notes.kind() == v1::SUDOKU_NOTE_KIND_CENTRE;
  std::string words;
  std::string last;
  for (const std::uint32_t cell : notes.cells()) {
    std::uint32_t after = notes.add();
    if (const v1::SudokuCell* entry = sudoku_cell_of(made.match, cell)) {
      after = centre ? entry->centre() : entry->notes();
    }
    const std::string there = centre ? " " + tr("centre: {}", sudoku_digit_words(after))
                                     : ": " + sudoku_digit_words(after);
    if (!words.empty()) words += last == there ? ", " : last + "; ";
    words += cell_name(cell, made);
    last = there;
  }
  return words + last;
}

// " Wrong." if the digit is known to be wrong.
std::string wrong_words(const v1::MatchView* match, std::uint32_t cell) {
  const v1::SudokuCell* entry = sudoku_cell_of(match, cell);
  return entry != nullptr && entry->wrong() ? " " + std::string(tr("Wrong.")) : "";
}

// The names of the move's cells for which this is true; empty if none.
std::string cells_that(bool (v1::SudokuCell::*are)() const, const v1::SudokuWrite& write,
                       const MadeMove& made) {
  std::vector<std::uint32_t> cells;
  for (const std::uint32_t cell : write.cells()) {
    const v1::SudokuCell* entry = sudoku_cell_of(made.match, cell);
    if (entry != nullptr && (entry->*are)()) cells.push_back(cell);
  }
  return cells.empty() ? "" : sudoku_cells(cells, side_of(made));
}

// "set A1, B2 = 7. Clash: A1, B2. Wrong: B2.", "cleared A1, B2."
std::string write_words(const v1::SudokuWrite& write, const MadeMove& made) {
  const v1::MatchView* match = made.match;
  if (write.digit() == 0) {
    return tr("cleared {}.", sudoku_cells(sudoku_cleared(write, made), side_of(made)));
  }
  const std::string cells = sudoku_cells(write.cells(), side_of(made));
  std::string words = tr("set {} = {}.", cells, sudoku_digit(write.digit()));
  if (write.cells_size() == 1) {
    return words + sudoku_clash(match, write.cells(0)) + wrong_words(match, write.cells(0));
  }
  const std::string clash = cells_that(&v1::SudokuCell::clash, write, made);
  const std::string wrong = cells_that(&v1::SudokuCell::wrong, write, made);
  if (!clash.empty()) words += " " + tr("Clash: {}.", clash);
  return wrong.empty() ? words : words + " " + tr("Wrong: {}.", wrong);
}

std::string colour_words(const v1::SudokuColour& colour, const MadeMove& made) {
  const std::string cells = sudoku_cells(colour.cells(), side_of(made));
  if (colour.colour() == 0) return tr("took the colour from {}.", cells);
  return tr("coloured {}: {}.", cells, colour.colour());
}

// "filled in all notes.", "removed the centre notes 7."
std::string fill_words(const v1::SudokuFill& fill, const MadeMove& made) {
  const bool centre = fill.kind() == v1::SUDOKU_NOTE_KIND_CENTRE;
  const std::string digits = sudoku_digit_words(fill.digits());
  const std::string what = fill.digits() == (1U << side_of(made)) - 1
                               ? (centre ? tr("all centre notes") : tr("all notes"))
                           : centre ? tr("the centre notes {}", digits)
                                    : tr("the notes {}", digits);
  return fill.remove() ? tr("removed {}.", what) : tr("filled in {}.", what);
}

// An old move with a single set of notes, converted to one that adds them.
v1::SudokuNotes as_notes(const v1::SudokuNote& note) {
  v1::SudokuNotes notes;
  notes.add_cells(note.cell());
  notes.set_add(note.digits());
  return notes;
}

std::string row_line(const v1::SudokuView& view, int row) {
  std::string line = "row " + words::sudoku_row(row) + ":";
  const int side = words::sudoku_shape(view).side();
  for (int column = 0; column < side; ++column) {
    const std::uint32_t digit = view.cells(row * side + column).digit();
    line += ' ';
    line += digit == 0 ? "." : sudoku_digit(digit);
  }
  return line;
}

// "notes A2: 2 7" and "notes A2 centre: 4" for each cell with notes; "clash A2: 5 also at A7" for
// each clashing cell; "wrote ana: A3 B7" for each player.
void append_cell_lines(const v1::MatchView& match, std::vector<std::string>& lines) {
  const v1::SudokuView& view = match.sudoku();
  std::map<std::uint32_t, std::string> written;
  for (sudoku::Cell cell = 0; cell < view.cells_size(); ++cell) {
    const v1::SudokuCell& entry = view.cells(cell);
    const std::string name = sudoku_cell(cell, words::sudoku_shape(view).side());
    if (entry.digit() == 0 && entry.notes() != 0) {
      lines.push_back("notes " + name + ": " + sudoku_digit_words(entry.notes()));
    }
    if (entry.digit() == 0 && entry.centre() != 0) {
      lines.push_back("notes " + name + " centre: " + sudoku_digit_words(entry.centre()));
    }
    if (entry.colour() != 0) {
      lines.push_back("colour " + name + ": " + std::to_string(entry.colour()));
    }
    if (entry.wrong()) lines.push_back(tr("wrong {}", name));
    if (entry.clash()) {
      lines.push_back("clash " + name + ": " +
                      tr("{} also at {}", sudoku_digit(entry.digit()), sudoku_twins(view, cell)));
    }
    if (entry.digit() != 0 && !entry.given() && entry.writer() != 0) {
      written[entry.writer() - 1] += " " + name;
    }
  }
  for (const auto& [player, cells] : written) {
    lines.push_back("wrote " + player_name(match, player) + ":" + cells);
  }
}

class SudokuLines final : public GameLines {
 public:
  std::string_view game() const override { return "sudoku"; }
  std::string describe(const MadeMove& made, const std::string& who) const override {
    const v1::SudokuMove& move = made.moved.move().sudoku();
    const v1::MatchView* match = made.match;
    switch (move.act_case()) {
      case v1::SudokuMove::kSet:
        return tr("{} set {} = {}.{}{}", who, cell_name(move.set().cell(), made),
                  sudoku_digit(move.set().digit()), sudoku_clash(match, move.set().cell()),
                  wrong_words(match, move.set().cell()));
      case v1::SudokuMove::kClear:
        return tr("{} cleared {}.", who, cell_name(move.clear().cell(), made));
      case v1::SudokuMove::kNote:
        return tr("{} noted {}.", who, notes_words(as_notes(move.note()), made));
      case v1::SudokuMove::kNotes:
        return tr("{} noted {}.", who, notes_words(move.notes(), made));
      case v1::SudokuMove::kWrite:
        return who + " " + write_words(move.write(), made);
      case v1::SudokuMove::kColour:
        return who + " " + colour_words(move.colour(), made);
      case v1::SudokuMove::kFill:
        return who + " " + fill_words(move.fill(), made);
      case v1::SudokuMove::kUndo:
        return who + " " + sudoku_step(made, "undo");
      case v1::SudokuMove::kRedo:
        return who + " " + sudoku_step(made, "redo");
      default:
        break;
    }
    const std::string help = words::sudoku_help(move, match, side_of(made), made.delta);
    if (!help.empty()) return who + " " + help + sudoku_step_back(made);
    return tr("{} made a move that this client does not know.", who);
  }

  std::uint32_t columns(const v1::GameOptions& options) const override {
    const std::uint32_t size = options.sudoku().size();
    return size == 0 ? static_cast<std::uint32_t>(sudoku::kSide) : size;
  }

  std::string part(const v1::MatchView& match, std::uint32_t player) const override {
    if (!words::is_whole(match.sudoku())) return {};
    return tr_count("{} digit", "{} digits", words::sudoku_written(match.sudoku(), player));
  }
  std::string help(const v1::MatchView& match) const override {
    return words::sudoku_assists(match.sudoku().status());
  }
  std::span<const commands::Help> looks() const override { return sudoku_looks(); }
  std::optional<Looked> look(std::span<const std::string> words,
                             const Sight& sight) const override {
    if (!words::is_whole(sight.match.sudoku())) return tr("this board is hidden");
    return look_at_sudoku(words, sight);
  }

  std::vector<std::string> board(const Sight& sight) const override {
    const v1::MatchView& match = sight.match;
    if (!words::is_whole(match.sudoku())) return {tr("a board that this client does not know")};
    std::vector<std::string> lines;
    const int side = words::sudoku_shape(match.sudoku()).side();
    lines.reserve(static_cast<std::size_t>(side));
    for (int row = 0; row < side; ++row) lines.push_back(row_line(match.sudoku(), row));
    append_cell_lines(match, lines);
    std::ranges::move(private_note_lines(sight), std::back_inserter(lines));
    lines.push_back(tr("filled {} of {}", match.sudoku().status().filled(), side * side));
    const std::string hint = words::sudoku_hint(match.sudoku());
    if (!hint.empty()) lines.push_back("hint: " + hint);
    if (match.sudoku().status().checked()) {
      lines.push_back(tr("mistakes {}", match.sudoku().status().mistakes()));
    }
    for (const int assist : match.sudoku().status().assists()) {
      lines.push_back("help: " + words::sudoku_assist(assist));
    }
    return lines;
  }
};

}  // namespace

const GameLines& sudoku_lines() {
  static const SudokuLines kFace;
  return kFace;
}

}  // namespace gridmates::lines
