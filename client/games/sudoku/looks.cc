#include "client/games/sudoku/looks.h"

#include <array>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/board.h"
#include "client/games/sudoku/copy.h"
#include "client/games/sudoku/hint_lines.h"
#include "client/games/sudoku/print.h"
#include "client/games/sudoku/private_look.h"
#include "client/games/sudoku/rating_line.h"
#include "client/words/refusals.h"
#include "engine/sudoku/grid/grid.h"
#include "engine/sudoku/grid/units.h"

namespace gridmates::lines {
namespace {

using words::sudoku_cell;
using words::sudoku_digit;
using words::sudoku_shape;
using Words = std::span<const std::string>;
using Lines = std::vector<std::string>;

constexpr std::array<commands::Help, 13> kLooks = {
    {{"cell A5", tr_later("what stands in a cell")},
     {"row A", tr_later("the digits of a row")},
     {"column 3", tr_later("the digits of a column")},
     {"box 5", tr_later("the digits of a box; they are counted row by row")},
     {"digit 7", tr_later("where a digit stands, and where it is noted")},
     {"candidates [A5]",
      tr_later("what can stand in a cell, or in each empty one, by the digits there are")},
     {"missing row A", tr_later("the digits that a row, column or box misses")},
     {"last", tr_later("the cell that was changed last")},
     {"private [A5 27|A5 none]",
      tr_later("notes that you alone see: what is noted in a cell from now on")},
     {"hint --lines", tr_later("the reason of the hint that is shown, in numbered lines")},
     {"rating", tr_later("how hard the puzzle is, and its hardest step")},
     {"copy line|board|candidates|link",
      tr_later("the puzzle as text, for the clipboard where there is one")},
     {"print [--with own] FILE.pdf|FILE.svg|FILE.png",
      tr_later("a page with the givens, or with the digits that were written too")}}};

int side_of(const v1::SudokuView& view) { return sudoku_shape(view).side(); }

std::string name_of(sudoku::Cell cell, const v1::SudokuView& view) {
  return sudoku_cell(cell, side_of(view));
}

std::uint32_t digit_in(const v1::SudokuView& view, sudoku::Cell cell) {
  return view.cells(cell).digit();
}

std::uint32_t candidates_of(const v1::SudokuView& view, sudoku::Cell cell) {
  return sudoku_shape(view).all_digits() & ~words::digits_around(view, cell);
}

// An index from 0, for "1", "2" and so on.
std::optional<int> number(std::string_view word, int side) {
  const bool is_number = !word.empty() && word.find_first_not_of("0123456789") == word.npos;
  const std::uint32_t number = is_number ? words::parse_sudoku_digit(word, side) : 0;
  return number == 0 ? std::nullopt : std::optional(static_cast<int>(number) - 1);
}

struct Unit {
  std::string name;  // "row A"
  std::vector<sudoku::Cell> cells;
};

// The unit named by two words: "row A", "column 3", "box 5".
std::optional<Unit> unit_of(std::string_view kind, std::string_view word, sudoku::Shape shape) {
  const bool is_row = kind == "row";
  const int side = shape.side();
  const auto at = is_row ? words::parse_sudoku_row(word, side) : number(word, side);
  if (!at || (!is_row && kind != "column" && kind != "box")) return std::nullopt;
  Unit unit;
  for (sudoku::Cell cell = 0; cell < shape.cells(); ++cell) {
    const int number = is_row             ? shape.row_of(cell)
                       : kind == "column" ? shape.column_of(cell)
                                          : shape.box_of(cell);
    if (number == *at) unit.cells.push_back(cell);
  }
  unit.name = std::string(kind) + ' ' + (is_row ? words::sudoku_row(*at) : std::to_string(*at + 1));
  return unit;
}

// The valid units of this kind, as an error for another name; empty for another kind. "rows are A
// to I, not Z"
std::string other_unit(std::string_view kind, std::string_view word, sudoku::Shape shape) {
  const std::string side = std::to_string(shape.side());
  std::string all;
  if (kind == "row") {
    all = tr("rows are {} to {}", words::sudoku_row(0), words::sudoku_row(shape.side() - 1));
  }
  if (kind == "column") all = tr("columns are 1 to {}", side);
  if (kind == "box") all = tr("boxes are 1 to {}", side);
  return all.empty() ? all : tr("{}, not {}", all, word);
}

std::string unit_line(const Unit& unit, const v1::SudokuView& view) {
  std::string line = unit.name + ":";
  for (const sudoku::Cell cell : unit.cells) {
    const std::uint32_t digit = digit_in(view, cell);
    line += ' ';
    line += digit == 0 ? "." : sudoku_digit(digit);
  }
  return line;
}

std::string missing_line(const Unit& unit, const v1::SudokuView& view) {
  sudoku::DigitSet there = 0;
  for (const sudoku::Cell cell : unit.cells) {
    there |= sudoku::only(static_cast<std::uint8_t>(digit_in(view, cell)));
  }
  const sudoku::DigitSet missing = sudoku_shape(view).all_digits() & ~there;
  return "missing " + unit.name + ": " + sudoku_digit_words(missing);
}

std::string cell_line(const Sight& sight, sudoku::Cell cell) {
  return "cell " + name_of(cell, sight.match.sudoku()) + ": " + sudoku_cell_words(sight, cell);
}

std::string candidates_line(const v1::SudokuView& view, sudoku::Cell cell) {
  return "candidates " + name_of(cell, view) + ": " + sudoku_digit_words(candidates_of(view, cell));
}

// "digit 7: A5 C3, 7 left, notes B1 B2"
std::string digit_line(std::uint8_t digit, const v1::SudokuView& view) {
  std::string places;
  std::string notes;
  int left = side_of(view);
  for (sudoku::Cell cell = 0; cell < view.cells_size(); ++cell) {
    const v1::SudokuCell& entry = view.cells(cell);
    if (entry.digit() == digit) {
      places += ' ' + name_of(cell, view);
      --left;
    } else if (((entry.notes() | entry.centre()) & sudoku::only(digit)) != 0) {
      notes += ' ' + name_of(cell, view);
    }
  }
  std::string line = "digit " + sudoku_digit(digit) + ":" +
                     (places.empty() ? std::string(" ") + tr("none") : places);
  line += tr(", {} left", std::max(left, 0));
  return notes.empty() ? line : tr("{}, notes{}", line, notes);
}

Looked candidates(Words words, const v1::SudokuView& view) {
  Lines lines;
  if (words.size() == 1) {
    for (sudoku::Cell cell = 0; cell < view.cells_size(); ++cell) {
      if (digit_in(view, cell) == 0) lines.push_back(candidates_line(view, cell));
    }
    if (lines.empty())
      lines.emplace_back(std::string("candidates: ") + tr("no empty cell is left"));
    return lines;
  }
  const auto cell = words::parse_sudoku_cell(words[1], side_of(view));
  if (!cell) return words::refusal_sentence(cell.error());
  if (digit_in(view, *cell) != 0) return tr("{} is not empty", name_of(*cell, view));
  return Lines{candidates_line(view, *cell)};
}

Looked last(const Sight& sight) {
  const v1::SudokuView& view = sight.match.sudoku();
  const std::uint32_t last = view.status().last_cell();
  if (last == 0 || last > static_cast<std::uint32_t>(view.cells_size()))
    return Lines{std::string("last: ") + tr("none")};
  return Lines{"last: " + cell_line(sight, static_cast<sudoku::Cell>(last - 1))};
}

Looked copied(Words words, const v1::SudokuView& view) {
  if (words.size() == 2 && words[1] == "link" && sudoku_shape(view) != sudoku::Shape{}) {
    return tr("links hold only 9x9 puzzles");
  }
  auto lines = words.size() == 2 ? sudoku_copy(words[1], view) : std::nullopt;
  if (!lines) return tr("what is copied is a line, board, candidates or link, as in copy line");
  for (std::string& line : *lines) line.insert(0, kCopied);
  return *std::move(lines);
}

Looked unit_or_usage(Words words, std::string_view usage, const v1::SudokuView& view,
                     std::string (*line)(const Unit&, const v1::SudokuView&)) {
  if (words.size() != 2) return tr("as in {}", usage);
  const sudoku::Shape shape = sudoku_shape(view);
  if (const auto unit = unit_of(words[0], words[1], shape)) return Lines{line(*unit, view)};
  std::string why = other_unit(words[0], words[1], shape);
  return why.empty() ? tr("as in {}", usage) : why;
}

}  // namespace

std::string sudoku_digit_words(std::uint32_t digits) {
  return digits == 0 ? tr("none") : words::sudoku_digits(digits, " ");
}

std::string sudoku_twins(const v1::SudokuView& view, sudoku::Cell cell) {
  std::string names;
  for (const sudoku::Cell peer : sudoku::peers_of(cell, sudoku_shape(view))) {
    if (digit_in(view, peer) != digit_in(view, cell)) continue;
    if (!names.empty()) names += ", ";
    names += name_of(peer, view);
  }
  return names;
}

std::string sudoku_cell_words(const Sight& sight, std::uint32_t cell) {
  const v1::MatchView& match = sight.match;
  const v1::SudokuView& view = match.sudoku();
  const auto at = static_cast<sudoku::Cell>(cell);
  const v1::SudokuCell& entry = view.cells(static_cast<int>(cell));
  std::string text = entry.digit() == 0 ? tr("empty") : sudoku_digit(entry.digit());
  if (entry.given()) text += tr(", given");
  if (entry.digit() != 0 && !entry.given() && entry.writer() != 0) {
    text += tr(", by {}", player_name(match, entry.writer() - 1));
  }
  if (entry.wrong()) text += tr(", wrong");
  if (entry.clash()) text += tr(", clash with {}", sudoku_twins(view, at));
  if (entry.colour() != 0) text += tr(", colour {}", entry.colour());
  if (entry.digit() != 0) return text;
  if (entry.notes() != 0) text += tr(", notes {}", sudoku_digit_words(entry.notes()));
  if (entry.centre() != 0) text += tr(", centre notes {}", sudoku_digit_words(entry.centre()));
  const std::uint32_t own = words::private_notes_in(sight.private_notes, view, cell);
  if (own != 0) text += tr(", private notes {}", sudoku_digit_words(own));
  return tr("{}, candidates {}", text, sudoku_digit_words(candidates_of(view, at)));
}

std::span<const commands::Help> sudoku_looks() { return kLooks; }

std::optional<Looked> look_at_sudoku(Words words, const Sight& sight) {
  const v1::SudokuView& view = sight.match.sudoku();
  const std::string& word = words[0];
  if (word == "cell") {
    if (words.size() != 2) return tr("as in cell A5");
    const auto cell = words::parse_sudoku_cell(words[1], side_of(view));
    if (!cell) return words::refusal_sentence(cell.error());
    return Lines{cell_line(sight, *cell)};
  }
  if (word == "row") return unit_or_usage(words, "row A", view, unit_line);
  if (word == "column") return unit_or_usage(words, "column 3", view, unit_line);
  if (word == "box") return unit_or_usage(words, "box 5", view, unit_line);
  if (word == "missing") {
    return unit_or_usage(words.subspan(1), tr("missing row A, missing column 3 or missing box 5"),
                         view, missing_line);
  }
  if (word == "digit") {
    const std::uint32_t digit =
        words.size() == 2 ? words::parse_sudoku_digit(words[1], side_of(view)) : 0;
    if (words.size() != 2) return tr("as in digit 7");
    if (digit == 0) return tr("a digit is 1 to {}", side_of(view));
    return Lines{digit_line(static_cast<std::uint8_t>(digit), view)};
  }
  if (word == "candidates" && words.size() <= 2) return candidates(words, view);
  if (word == "candidates") return tr("as in candidates A5");
  if (word == "rating") {
    return words.size() == 1 ? Looked(Lines{sudoku_rating(view)})
                             : Looked(commands::takes_nothing(word));
  }
  if (word == "hint" && words.size() == 2 && words[1] == "--lines") return hint_lines(view);
  if (word == "copy") return copied(words, view);
  if (word == "print") return print_sudoku(words, sight);
  if (word == "private") return look_at_private_notes(words, sight);
  if (word == "last")
    return words.size() == 1 ? last(sight) : Looked(commands::takes_nothing(word));
  return std::nullopt;
}

}  // namespace gridmates::lines
