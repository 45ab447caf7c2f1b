#include "client/games/sudoku/copy.h"

#include <sstream>

#include "client/games/sudoku/puzzle.h"
#include "engine/sudoku/formats/writer.h"

namespace gridmates::lines {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(std::move(line));
  return lines;
}

}  // namespace

std::optional<std::vector<std::string>> sudoku_copy(std::string_view kind,
                                                    const v1::SudokuView& view) {
  using sudoku::formats::Format;
  const sudoku::formats::Puzzle puzzle = words::sudoku_puzzle(view);
  const std::string givens = sudoku::formats::givens_in_line(puzzle);
  if (kind == "line") return std::vector{givens};
  if (kind == "link") return std::vector{"https://www.sudokuwiki.org/sudoku.htm?bd=" + givens};
  if (kind == "board") {
    const auto digits = sudoku::formats::position_of(puzzle);
    return std::vector{sudoku::formats::cells_in_line(digits, puzzle.symbols)};
  }
  if (kind == "candidates") {
    return lines_of(sudoku::formats::write(puzzle, Format::kCandidates));
  }
  return std::nullopt;
}

}  // namespace gridmates::lines
