// How a Sudoku is drawn: one-row cells in layout S, three-row cells with their notes in layout L.
#include <algorithm>
#include <array>

#include "client/games/sudoku/pane.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::terminal {
namespace {

using sudoku::kBoxSide;
using sudoku::kCells;
using sudoku::kSide;

constexpr int kLettersColumns = 3;  // columns of the row letters
constexpr int kNumbersRows = 1;     // rows of the column numbers

// How large cells are.
struct SudokuGrid {
  int cell_rows;
  int cell_columns;
  int gap;  // columns between two cells of a box

  int box_rows() const { return kBoxSide * cell_rows; }
  int box_columns() const { return kBoxSide * cell_columns + (kBoxSide - 1) * gap; }
  // Where a row or column of cells begins; frames take one between boxes.
  int row(int r) const {
    return kNumbersRows + 1 + r / kBoxSide * (box_rows() + 1) + r % kBoxSide * cell_rows;
  }
  int column(int c) const {
    return kLettersColumns + 1 + c / kBoxSide * (box_columns() + 1) +
           c % kBoxSide * (cell_columns + gap);
  }
  int rows() const { return kNumbersRows + 1 + kBoxSide * (box_rows() + 1); }
  int columns() const { return kLettersColumns + 1 + kBoxSide * (box_columns() + 1); }
};

constexpr SudokuGrid kSmallSudoku{1, 3, 1};
constexpr SudokuGrid kLargeSudoku{3, 7, 0};

const SudokuGrid& sudoku_grid(bool large) { return large ? kLargeSudoku : kSmallSudoku; }

void draw_frame(const Region& region, const SudokuGrid& grid) {
  constexpr std::array<std::array<std::string_view, 4>, 4> kCorners{
      {{"┌", "┬", "┬", "┐"}, {"├", "┼", "┼", "┤"}, {"├", "┼", "┼", "┤"}, {"└", "┴", "┴", "┘"}}};
  const Region frame = region.part(kNumbersRows, kLettersColumns, grid.rows() - kNumbersRows,
                                   grid.columns() - kLettersColumns);
  for (int i = 0; i <= kBoxSide; ++i) {
    const int row = i * (grid.box_rows() + 1);
    frame.rule(row);
    for (int j = 0; j <= kBoxSide; ++j) {
      const int column = j * (grid.box_columns() + 1);
      frame.put(row, column, kCorners[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)],
                Role::kLine);
      for (int below = 1; i < kBoxSide && below <= grid.box_rows(); ++below) {
        frame.put(row + below, column, "│", Role::kLine);
      }
    }
  }
}

}  // namespace

Size SudokuPane::board_size(bool large) const {
  return {sudoku_grid(large).rows(), sudoku_grid(large).columns()};
}

std::optional<std::uint32_t> SudokuPane::cell_at(Spot spot, bool large) const {
  const SudokuGrid& grid = sudoku_grid(large);
  for (int i = 0; i < kCells; ++i) {
    const int row = spot.row - grid.row(i / kSide);
    const int column = spot.column - grid.column(i % kSide);
    const bool inside = row >= 0 && row < grid.cell_rows && column >= 0;
    if (inside && column < grid.cell_columns) return static_cast<std::uint32_t>(i);
  }
  return std::nullopt;
}

void SudokuPane::draw_board(const Region& region, const MatchScene& scene) const {
  if (scene.match.sudoku().cells_size() != kCells) return;
  const SudokuGrid& grid = sudoku_grid(scene.large);
  draw_frame(region, grid);
  for (int i = 0; i < kSide; ++i) {
    region.put(0, grid.column(i) + grid.cell_columns / 2, std::to_string(i + 1), Role::kDim);
    region.put(grid.row(i) + grid.cell_rows / 2, 1, std::string(1, static_cast<char>('A' + i)),
               Role::kDim);
  }
  for (int i = 0; i < kCells; ++i) {
    const Region cell =
        region.part(grid.row(i / kSide), grid.column(i % kSide), grid.cell_rows, grid.cell_columns);
    if (scene.large) {
      draw_large_cell(cell, static_cast<std::uint32_t>(i), scene);
    } else {
      draw_small_cell(cell, static_cast<std::uint32_t>(i), scene);
    }
  }
  if (scene.large) return;
  // The sign of the cell with my cursor stands in the gap beside it, which is at its right but for
  // the last cell of a box.
  const int column = static_cast<int>(cursor_) % kSide;
  const int at = grid.column(column) + (column % kBoxSide + 1 < kBoxSide ? grid.cell_columns : -1);
  draw_sign(region.part(grid.row(static_cast<int>(cursor_) / kSide), 0, 1), at,
            shown_cell(scene, cursor_), scene);
}

}  // namespace gridmates::terminal
