// Puzzles in links. SudokuWiki: ?bd= with adjacent cells, or "S9B" and two base-36 characters per
// cell that encode a given, a placed digit or candidates (Andrew Stuart's Sudoku format B, as the
// documentation of BlueAnt1/puzzle-coding describes it). SudokuExchange: ?s= with the cells, or
// shortened so that a letter stands for a digit and the empty cells after it
// (grantm/sudoku-web-app). Those of f-puzzles and SudokuPad: fpuzzles.cc.
#include "engine/sudoku/formats/parts.h"

namespace gridmates::sudoku::formats {
namespace {

constexpr std::string_view kShortened =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

bool belongs_to_value(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '.' ||
         c == '*' || c == '_';
}

Piece value_of(std::string_view line, std::string_view name) {
  for (std::size_t mark = line.find('?'); mark < line.size(); mark = line.find('&', mark + 1)) {
    if (line.substr(mark + 1, name.size()) != name) continue;
    const std::size_t begin = mark + 1 + name.size();
    std::size_t end = begin;
    while (end < line.size() && belongs_to_value(line[end])) ++end;
    return {begin, line.substr(begin, end - begin)};
  }
  return {};
}

int base36(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'z') return c - 'a' + 10;
  return c >= 'A' && c <= 'Z' ? c - 'A' + 10 : -1;
}

// A cell of a grid with this side: up to `side` a given, then placed digits, then candidates.
bool add_packed_cell(std::uint64_t value, int side, Puzzle& puzzle) {
  const auto digits = static_cast<std::uint64_t>(side);
  const std::uint64_t all = (std::uint64_t{1} << side) - 1;
  if (value > 2 * digits + all) return false;
  const bool is_placed = value > digits && value <= 2 * digits;
  puzzle.givens.push_back(static_cast<std::uint8_t>(value <= digits ? value : 0));
  puzzle.placed.push_back(static_cast<std::uint8_t>(is_placed ? value - digits : 0));
  puzzle.candidates.push_back(
      static_cast<CandidateSet>(value > 2 * digits ? value - 2 * digits : 0));
  return true;
}

// How many base-36 characters the largest value of a cell takes.
std::size_t packed_width(int side) {
  std::uint64_t largest = 2 * static_cast<std::uint64_t>(side) + (std::uint64_t{1} << side) - 1;
  std::size_t width = 0;
  for (; largest > 0; largest /= 36) ++width;
  return width;
}

// "S9B" and so on.
Read read_packed(LineView line, const Piece& value, const ReadOptions& options) {
  const int side = base36(value.text[1]);
  if (side < 4 || side > kMaxSide || value.text[2] != 'B') {
    return problem_at(line, value.offset,
                      core::Statement("this link is of no known kind (S9B is one)"));
  }
  const auto shape = shape_for(side, options, line, value.offset);
  if (!shape) return shape.error();
  const std::size_t width = packed_width(side);
  const auto cells = static_cast<std::size_t>(side * side);
  if (value.text.size() != 3 + width * cells) {
    return problem_at(
        line, value.offset,
        core::Statement("this link should have {needed} characters after =, but has {found}",
                        {{"needed", std::to_string(3 + width * cells)},
                         {"found", std::to_string(value.text.size())}}));
  }
  Puzzle puzzle{.shape = *shape, .format = Format::kLink};
  for (std::size_t i = 3; i < value.text.size(); i += width) {
    std::uint64_t packed = 0;
    for (char c : value.text.substr(i, width)) {
      const int part = base36(c);
      if (part < 0)
        return problem_at(line, value.offset + i,
                          core::Statement("this is not a cell of such a link"));
      packed = packed * 36 + static_cast<std::uint64_t>(part);
    }
    if (!add_packed_cell(packed, side, puzzle)) {
      return problem_at(line, value.offset + i,
                        core::Statement("this is not a cell of such a link"));
    }
  }
  return puzzle;
}

// The 81 cells of a shortened link; another number if it is not one.
std::string lengthened(std::string_view text) {
  std::string cells;
  for (char c : text) {
    const std::size_t value = c == '.' ? 0 : kShortened.find(c);
    if (value == std::string_view::npos || cells.size() > 81) return {};
    cells += static_cast<char>('0' + value % 10);
    cells.append(value / 10, '0');
  }
  return cells;
}

}  // namespace

Piece link_value(std::string_view line) {
  if (const Piece packed = packed_value(line); !packed.text.empty()) return packed;
  if (line.find('?') == std::string_view::npos) return {};
  const Piece board = value_of(line, "bd=");
  return board.text.empty() ? value_of(line, "s=") : board;
}

Read read_link(LineView line, const Piece& value, const ReadOptions& options) {
  if (packed_value(line.text).offset == value.offset) {
    return read_packed_link(line, value, options);
  }
  const bool is_board = line.text.substr(0, value.offset).ends_with("bd=");
  if (is_board && value.text.size() > 3 && value.text.front() == 'S') {
    Read packed = read_packed(line, value, options);
    if (packed) drop_what_is_empty(*packed);
    return packed;
  }
  const std::string cells = is_board ? std::string() : lengthened(value.text);
  const bool is_shortened = cells.size() == 81;
  Read read = is_shortened ? read_cells({line.number, cells}, {0, cells}, options)
                           : read_cells(line, value, options);
  if (read) {
    read->format = Format::kLink;
  } else if (is_shortened) {
    return problem_at(line, value.offset, read.error().why, read.error().trouble);
  }
  return read;
}

}  // namespace gridmates::sudoku::formats
