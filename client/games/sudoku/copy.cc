#include "client/games/sudoku/copy.h"

#include <sstream>

#include "client/games/sudoku/board.h"
#include "engine/sudoku/formats/writer.h"

namespace gridmates::lines {
namespace {

sudoku::formats::Puzzle puzzle_of(const v1::SudokuView& view) {
  sudoku::formats::Puzzle puzzle;
  puzzle.shape = words::sudoku_shape(view);
  const auto cells = static_cast<std::size_t>(view.cells_size());
  puzzle.givens.resize(cells);
  puzzle.placed.resize(cells);
  for (std::size_t i = 0; i < cells; ++i) {
    const v1::SudokuCell& cell = view.cells(static_cast<int>(i));
    (cell.given() ? puzzle.givens : puzzle.placed)[i] = static_cast<std::uint8_t>(cell.digit());
  }
  return puzzle;
}

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
  const sudoku::formats::Puzzle puzzle = puzzle_of(view);
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
