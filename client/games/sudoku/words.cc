#include <algorithm>
#include <array>
#include <vector>

#include "client/commands/list.h"
#include "client/games/sudoku/typed.h"
#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::commands {
namespace {

constexpr std::array<Help, 16> kHelp = {
    {{"set A5 7", "write a digit; set A1,B2,C3 7 in several cells"},
     {"clear A5", "empty a cell; clear A1-A9 a row of cells"},
     {"note A5 27", "add notes; --kind centre for the centre"},
     {"unnote A5 7", "remove notes; --kind centre as well"},
     {"fill [7]", "note what is possible in every empty cell, or where 7 is; an assist"},
     {"unfill [7]", "remove all notes, or those of 7"},
     {"colour A5 3", "colour cells 1 to 9, with 0 no more"},
     {"undo", "take back your own latest change"},
     {"redo", "do again what you took back"},
     {"bookmark NAME", "remember where your own changes stand"},
     {"goto NAME", "take back your own changes since a bookmark"},
     {"hint", "that there is a step, again: where, again: why (an assist)"},
     {"check", "mark the digits that are wrong (an assist; with others by vote)"},
     {"reveal A5", "write the right digit (an assist; with others by vote)"},
     {"lastgood",
      "back to the last position without a wrong digit (an assist; with others by vote)"},
     {"restart", "clear everybody's digits and notes (with others by vote)"}}};

std::optional<std::uint32_t> parse_digit(std::string_view text) {
  if (text.size() != 1 || text[0] < '1' || text[0] > '9') return std::nullopt;
  return static_cast<std::uint32_t>(text[0] - '0');
}

// The bits of "27"; nothing when a character is no digit or a digit stands twice.
std::optional<std::uint32_t> parse_notes(std::string_view text) {
  std::uint32_t notes = 0;
  for (const char c : text) {
    const auto digit = parse_digit({&c, 1});
    if (!digit || (notes >> (*digit - 1) & 1) != 0) return std::nullopt;
    notes |= 1u << (*digit - 1);
  }
  return notes == 0 ? std::nullopt : std::optional(notes);
}

using Cells = std::vector<std::uint32_t>;

// "A5", or "A1-C3" for the rectangle with these corners, row by row.
core::Result<Cells> parse_range(std::string_view text) {
  const std::size_t dash = text.find('-');
  const auto first = sudoku::parse_cell(text.substr(0, dash));
  if (!first) return first.error();
  if (dash == text.npos) return Cells{*first};
  const auto last = sudoku::parse_cell(text.substr(dash + 1));
  if (!last) return last.error();
  const auto rows = std::minmax(sudoku::row_of(*first), sudoku::row_of(*last));
  const auto columns = std::minmax(sudoku::column_of(*first), sudoku::column_of(*last));
  Cells cells;
  for (std::uint32_t row = rows.first; row <= rows.second; ++row) {
    for (std::uint32_t column = columns.first; column <= columns.second; ++column) {
      cells.push_back(row * sudoku::kSide + column);
    }
  }
  return cells;
}

// "A5" or "A5,B2,C1-C4"; a cell that is named twice is one.
core::Result<Cells> parse_cells(std::string_view text) {
  Cells cells;
  while (true) {
    const std::size_t comma = text.find(',');
    const auto range = parse_range(text.substr(0, comma));
    if (!range) return range.error();
    for (const std::uint32_t cell : *range) {
      if (std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
    }
    if (comma == text.npos) return cells;
    text.remove_prefix(comma + 1);
  }
}

// The kind behind "--kind"; corner notes without one.
std::optional<v1::SudokuNoteKind> parse_kind(std::span<const std::string> words) {
  if (words.empty()) return v1::SUDOKU_NOTE_KIND_CORNER;
  if (words.size() != 2 || words[0] != "--kind") return std::nullopt;
  if (words[1] == "corner") return v1::SUDOKU_NOTE_KIND_CORNER;
  if (words[1] == "centre") return v1::SUDOKU_NOTE_KIND_CENTRE;
  return std::nullopt;
}

// note CELLS DIGITS [--kind KIND] and unnote.
Parsed notes(std::span<const std::string> words) {
  const auto kind = words.size() < 3 ? std::nullopt : parse_kind(words.subspan(3));
  if (!kind) return "as in " + words[0] + " A5 27 --kind centre; the kinds are corner and centre";
  const auto cells = parse_cells(words[1]);
  if (!cells) return cells.error().message;
  const auto digits = parse_notes(words[2]);
  if (!digits) {
    return "notes are different digits 1 to 9 without blanks, as in " + words[0] + " A5 27";
  }
  v1::Move move;
  v1::SudokuNotes& notes = *move.mutable_sudoku()->mutable_notes();
  notes.mutable_cells()->Assign(cells->begin(), cells->end());
  if (*kind == v1::SUDOKU_NOTE_KIND_CENTRE) notes.set_kind(*kind);
  if (words[0] == "note") notes.set_add(*digits);
  if (words[0] == "unnote") notes.set_remove(*digits);
  return move;
}

// set CELLS DIGIT and, with the digit 0, clear CELLS.
Parsed write(const std::string& names, std::uint32_t digit) {
  const auto cells = parse_cells(names);
  if (!cells) return cells.error().message;
  v1::Move move;
  v1::SudokuMove& act = *move.mutable_sudoku();
  if (cells->size() > 1) {
    act.mutable_write()->mutable_cells()->Assign(cells->begin(), cells->end());
    act.mutable_write()->set_digit(digit);
  } else if (digit == 0) {
    act.mutable_clear()->set_cell(cells->front());
  } else {
    act.mutable_set()->set_cell(cells->front());
    act.mutable_set()->set_digit(digit);
  }
  return move;
}

Parsed set(std::span<const std::string> words) {
  if (words.size() != 3) return "as in set A5 7";
  const auto digit = parse_digit(words[2]);
  return digit ? write(words[1], *digit) : Parsed("a digit is 1 to 9");
}

// colour CELLS COLOUR
Parsed colour(std::span<const std::string> words) {
  if (words.size() != 3) return "as in colour A5 3";
  const auto cells = parse_cells(words[1]);
  if (!cells) return cells.error().message;
  const bool none = words[2] == "0";
  const auto number = parse_digit(words[2]);
  if (!number && !none) return "colours are 1 to 9, and 0 for none";
  v1::Move move;
  v1::SudokuColour& act = *move.mutable_sudoku()->mutable_colour();
  act.mutable_cells()->Assign(cells->begin(), cells->end());
  if (number) act.set_colour(*number);
  return move;
}

// fill [DIGITS] [--kind KIND] and unfill
Parsed fill(std::span<const std::string> words) {
  const bool of_all = words.size() == 1 || words[1] == "--kind";
  const auto kind = parse_kind(words.subspan(of_all ? 1 : 2));
  const auto digits =
      of_all ? std::optional<std::uint32_t>(sudoku::kAllDigits) : parse_notes(words[1]);
  if (!kind || !digits) {
    return "as in " + words[0] + ", " + words[0] + " 7 or " + words[0] + " 7 --kind centre";
  }
  v1::Move move;
  v1::SudokuFill& act = *move.mutable_sudoku()->mutable_fill();
  act.set_kind(*kind);
  act.set_digits(*digits);
  act.set_remove(words[0] == "unfill");
  return move;
}

// A command that is one word.
std::optional<Parsed> parse_plain(std::span<const std::string> words) {
  const std::string& word = words[0];
  v1::Move move;
  v1::SudokuMove& act = *move.mutable_sudoku();
  if (word == "undo") act.mutable_undo();
  if (word == "redo") act.mutable_redo();
  if (word == "hint") act.mutable_ask_hint();
  if (word == "check") act.mutable_check();
  if (word == "lastgood") act.mutable_last_good();
  if (word == "restart") act.mutable_restart();
  if (act.act_case() == v1::SudokuMove::ACT_NOT_SET) return std::nullopt;
  return words.size() == 1 ? Parsed(move) : Parsed("just " + word);
}

Parsed reveal(std::span<const std::string> words) {
  if (words.size() != 2) return "as in reveal A5";
  const auto cell = sudoku::parse_cell(words[1]);
  if (!cell) return cell.error().message;
  v1::Move move;
  move.mutable_sudoku()->mutable_reveal()->set_cell(*cell);
  return move;
}

Parsed bookmark(std::span<const std::string> words) {
  constexpr std::size_t kLongest = 24;
  if (words.size() != 2 || words[1].size() > kLongest) {
    return "as in " + words[0] + " here; a name is one word of at most 24 bytes";
  }
  v1::Move move;
  v1::SudokuMove& act = *move.mutable_sudoku();
  (words[0] == "goto" ? act.mutable_go_to() : act.mutable_bookmark())->set_name(words[1]);
  return move;
}

std::optional<Parsed> parse(std::span<const std::string> words, const v1::MatchView*) {
  const std::string& word = words[0];
  if (auto plain = parse_plain(words)) return plain;
  if (word == "reveal") return reveal(words);
  if (word == "bookmark" || word == "goto") return bookmark(words);
  if (word == "clear") return words.size() == 2 ? write(words[1], 0) : Parsed("as in clear A5");
  if (word == "set") return set(words);
  if (word == "fill" || word == "unfill") return fill(words);
  if (word == "colour") return colour(words);
  if (word == "note" || word == "unnote") return notes(words);
  return std::nullopt;
}

}  // namespace

GameWords sudoku_words() { return {"sudoku", kHelp, parse, typed_sudoku, {}}; }

}  // namespace gridmates::commands
