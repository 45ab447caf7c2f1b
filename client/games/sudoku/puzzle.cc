#include "client/games/sudoku/puzzle.h"

#include "client/games/sudoku/board.h"

namespace gridmates::words {

sudoku::formats::Puzzle sudoku_puzzle(const v1::SudokuView& view) {
  sudoku::formats::Puzzle puzzle;
  puzzle.shape = sudoku_shape(view);
  const auto cells = static_cast<std::size_t>(view.cells_size());
  puzzle.givens.resize(cells);
  puzzle.placed.resize(cells);
  for (std::size_t i = 0; i < cells; ++i) {
    const v1::SudokuCell& cell = view.cells(static_cast<int>(i));
    (cell.given() ? puzzle.givens : puzzle.placed)[i] = static_cast<std::uint8_t>(cell.digit());
  }
  return puzzle;
}

}  // namespace gridmates::words
