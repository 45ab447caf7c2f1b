#include "client/games/sudoku/looks.h"

#include <array>
#include <vector>

#include "client/games/sudoku/copy.h"
#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::lines {
namespace {

using sudoku::kBoxSide;
using sudoku::kCells;
using sudoku::kSide;
using Words = std::span<const std::string>;
using Lines = std::vector<std::string>;
using Cells = std::array<std::uint8_t, kSide>;

constexpr std::array<commands::Help, 9> kLooks = {
    {{"cell A5", "what stands in a cell"},
     {"row A", "the digits of a row"},
     {"column 3", "the digits of a column"},
     {"box 5", "the digits of a box; they are counted row by row"},
     {"digit 7", "where a digit stands, and where it is noted"},
     {"candidates [A5]", "what can stand in a cell, or in each empty one, by the digits there are"},
     {"missing row A", "the digits that a row, column or box misses"},
     {"last", "the cell that was changed last"},
     {"copy line|board|candidates|link",
      "the puzzle as text, for the clipboard where there is one"}}};

std::string name_of(std::uint8_t cell) { return sudoku::format_cell(cell); }

std::uint32_t digit_in(const v1::SudokuView& view, std::uint8_t cell) {
  return view.cells(cell).digit();
}

sudoku::DigitSet candidates_of(const v1::SudokuView& view, std::uint8_t cell) {
  sudoku::DigitSet digits = sudoku::kAllDigits;
  for (const std::uint8_t peer : sudoku::peers_of(cell)) {
    const auto digit = static_cast<std::uint8_t>(digit_in(view, peer));
    digits &= static_cast<sudoku::DigitSet>(~sudoku::only(digit));
  }
  return digits;
}

// 0 to 8 for "1" to "9".
std::optional<std::uint8_t> number(std::string_view word) {
  if (word.size() != 1 || word[0] < '1' || word[0] > '9') return std::nullopt;
  return static_cast<std::uint8_t>(word[0] - '1');
}

// 0 to 8 for "A" to "I".
std::optional<std::uint8_t> letter(std::string_view word) {
  if (word.size() != 1) return std::nullopt;
  const char upper = word[0] >= 'a' ? static_cast<char>(word[0] - 'a' + 'A') : word[0];
  if (upper < 'A' || upper > 'I') return std::nullopt;
  return static_cast<std::uint8_t>(upper - 'A');
}

struct Unit {
  std::string name;  // "row A"
  Cells cells{};
};

// The unit that two words name: "row A", "column 3", "box 5".
std::optional<Unit> unit_of(std::string_view kind, std::string_view word) {
  const bool is_row = kind == "row";
  const auto at = is_row ? letter(word) : number(word);
  if (!at || (!is_row && kind != "column" && kind != "box")) return std::nullopt;
  Unit unit;
  for (std::uint8_t i = 0; i < kSide; ++i) {
    int row = is_row ? *at : i;
    int column = is_row ? i : *at;
    if (kind == "box") {
      row = *at / kBoxSide * kBoxSide + i / kBoxSide;
      column = *at % kBoxSide * kBoxSide + i % kBoxSide;
    }
    unit.cells[i] = static_cast<std::uint8_t>(row * kSide + column);
  }
  const char sign = static_cast<char>((is_row ? 'A' : '1') + *at);
  unit.name = std::string(kind) + ' ' + sign;
  return unit;
}

std::string unit_line(const Unit& unit, const v1::SudokuView& view) {
  std::string line = unit.name + ":";
  for (const std::uint8_t cell : unit.cells) {
    const std::uint32_t digit = digit_in(view, cell);
    line += ' ';
    line += digit == 0 ? "." : std::to_string(digit);
  }
  return line;
}

std::string missing_line(const Unit& unit, const v1::SudokuView& view) {
  sudoku::DigitSet there = 0;
  for (const std::uint8_t cell : unit.cells) {
    there |= sudoku::only(static_cast<std::uint8_t>(digit_in(view, cell)));
  }
  const auto missing = static_cast<sudoku::DigitSet>(sudoku::kAllDigits & ~there);
  return "missing " + unit.name + ": " + sudoku_digit_words(missing);
}

std::string cell_line(const v1::MatchView& match, std::uint8_t cell) {
  return "cell " + name_of(cell) + ": " + sudoku_cell_words(match, cell);
}

std::string candidates_line(const v1::SudokuView& view, std::uint8_t cell) {
  return "candidates " + name_of(cell) + ": " + sudoku_digit_words(candidates_of(view, cell));
}

// "digit 7: A5 C3, 7 left, notes B1 B2"
std::string digit_line(std::uint8_t digit, const v1::SudokuView& view) {
  std::string places;
  std::string notes;
  int left = kSide;
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    const v1::SudokuCell& entry = view.cells(cell);
    if (entry.digit() == digit) {
      places += ' ' + name_of(cell);
      --left;
    } else if (((entry.notes() | entry.centre()) & sudoku::only(digit)) != 0) {
      notes += ' ' + name_of(cell);
    }
  }
  std::string line = "digit " + std::to_string(digit) + ":" + (places.empty() ? " none" : places);
  line += ", " + std::to_string(std::max(left, 0)) + " left";
  return notes.empty() ? line : line + ", notes" + notes;
}

Looked candidates(Words words, const v1::SudokuView& view) {
  Lines lines;
  if (words.size() == 1) {
    for (std::uint8_t cell = 0; cell < kCells; ++cell) {
      if (digit_in(view, cell) == 0) lines.push_back(candidates_line(view, cell));
    }
    return lines;
  }
  const auto cell = sudoku::parse_cell(words[1]);
  if (!cell) return cell.error().message;
  if (digit_in(view, *cell) != 0) return name_of(*cell) + " is not empty";
  return Lines{candidates_line(view, *cell)};
}

Looked last(const v1::MatchView& match) {
  const std::uint32_t last = match.sudoku().status().last_cell();
  if (last == 0 || last > kCells) return Lines{"last: none"};
  return Lines{"last: " + cell_line(match, static_cast<std::uint8_t>(last - 1))};
}

Looked copied(Words words, const v1::SudokuView& view) {
  auto lines = words.size() == 2 ? sudoku_copy(words[1], view) : std::nullopt;
  if (!lines) return "as in copy line, copy board, copy candidates or copy link";
  for (std::string& line : *lines) line.insert(0, kCopied);
  return *std::move(lines);
}

Looked unit_or_usage(Words words, std::string_view usage, const v1::SudokuView& view,
                     std::string (*line)(const Unit&, const v1::SudokuView&)) {
  const auto unit = words.size() == 2 ? unit_of(words[0], words[1]) : std::nullopt;
  if (!unit) return "as in " + std::string(usage);
  return Lines{line(*unit, view)};
}

}  // namespace

std::string sudoku_digit_words(std::uint32_t digits) {
  std::string words;
  for (int digit = 1; digit <= kSide; ++digit) {
    if ((digits >> (digit - 1) & 1) == 0) continue;
    if (!words.empty()) words += ' ';
    words += static_cast<char>('0' + digit);
  }
  return words.empty() ? "none" : words;
}

std::string sudoku_twins(const v1::SudokuView& view, std::uint8_t cell) {
  std::string names;
  for (const std::uint8_t peer : sudoku::peers_of(cell)) {
    if (digit_in(view, peer) != digit_in(view, cell)) continue;
    if (!names.empty()) names += ", ";
    names += name_of(peer);
  }
  return names;
}

std::string sudoku_cell_words(const v1::MatchView& match, std::uint32_t cell) {
  const v1::SudokuView& view = match.sudoku();
  const auto at = static_cast<std::uint8_t>(cell);
  const v1::SudokuCell& entry = view.cells(static_cast<int>(cell));
  std::string words = entry.digit() == 0 ? "empty" : std::to_string(entry.digit());
  if (entry.given()) words += ", given";
  if (entry.digit() != 0 && !entry.given() && entry.writer() != 0) {
    words += ", by " + player_name(match, entry.writer() - 1);
  }
  if (entry.wrong()) words += ", wrong";
  if (entry.clash()) words += ", clash with " + sudoku_twins(view, at);
  if (entry.colour() != 0) words += ", colour " + std::to_string(entry.colour());
  if (entry.digit() != 0) return words;
  if (entry.notes() != 0) words += ", notes " + sudoku_digit_words(entry.notes());
  if (entry.centre() != 0) words += ", centre notes " + sudoku_digit_words(entry.centre());
  return words + ", candidates " + sudoku_digit_words(candidates_of(view, at));
}

std::span<const commands::Help> sudoku_looks() { return kLooks; }

std::optional<Looked> look_at_sudoku(Words words, const v1::MatchView& match) {
  const v1::SudokuView& view = match.sudoku();
  const std::string& word = words[0];
  if (word == "cell") {
    if (words.size() != 2) return "as in cell A5";
    const auto cell = sudoku::parse_cell(words[1]);
    if (!cell) return cell.error().message;
    return Lines{cell_line(match, *cell)};
  }
  if (word == "row") return unit_or_usage(words, "row A", view, unit_line);
  if (word == "column") return unit_or_usage(words, "column 3", view, unit_line);
  if (word == "box") return unit_or_usage(words, "box 5", view, unit_line);
  if (word == "missing") {
    return unit_or_usage(words.subspan(1), "missing row A, missing column 3 or missing box 5", view,
                         missing_line);
  }
  if (word == "digit") {
    const auto digit = words.size() == 2 ? number(words[1]) : std::nullopt;
    if (!digit) return "as in digit 7";
    return Lines{digit_line(static_cast<std::uint8_t>(*digit + 1), view)};
  }
  if (word == "candidates" && words.size() <= 2) return candidates(words, view);
  if (word == "candidates") return "as in candidates A5";
  if (word == "copy") return copied(words, view);
  if (word == "last") return words.size() == 1 ? last(match) : Looked("just last");
  return std::nullopt;
}

}  // namespace gridmates::lines
