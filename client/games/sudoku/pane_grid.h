// The positions of a Sudoku's cells on the screen. Plain values and pure functions; any thread.
#pragma once

#include "client/terminal/canvas.h"
#include "engine/sudoku/grid/shape.h"

namespace gridmates::terminal {

// Positions are rows and columns of the screen, from the corner of the whole board.
struct SudokuGrid {
  sudoku::Shape shape;
  int cell_rows = 1;
  int cell_columns = 3;
  int gap = 1;            // columns between two cells of a box
  int head_rows = 1;      // of the column numbers
  bool is_framed = true;  // a frame around the board, not only rules between boxes

  static constexpr int kRowNamesColumns = 3;  // of the row names

  // One row per cell; three rows with notes, wide or close; two or three columns per cell for
  // boards that would not fit otherwise.
  static SudokuGrid small(sudoku::Shape shape) { return {.shape = shape}; }
  static SudokuGrid large(sudoku::Shape shape) {
    return {.shape = shape, .cell_rows = 3, .cell_columns = 7, .gap = 0};
  }
  static SudokuGrid middle(sudoku::Shape shape) {
    return {.shape = shape, .cell_rows = 3, .cell_columns = 5, .gap = 0, .is_framed = false};
  }
  static SudokuGrid tight(sudoku::Shape shape, int digit_columns) {
    return {.shape = shape,
            .cell_columns = 1 + digit_columns,
            .gap = 0,
            .head_rows = 2,
            .is_framed = false};
  }

  // The column in a cell at which its column number ends.
  int number_at() const { return cell_rows > 1 ? cell_columns / 2 : cell_columns - 1; }
  int frame() const { return is_framed ? 1 : 0; }
  int boxes_down() const { return shape.box_columns; }
  int boxes_across() const { return shape.box_rows; }
  int box_rows() const { return shape.box_rows * cell_rows; }
  int box_columns() const {
    return shape.box_columns * cell_columns + (shape.box_columns - 1) * gap;
  }
  // The first row or column of a cell; a rule takes one between boxes.
  int row(int r) const {
    return head_rows + frame() + r / shape.box_rows * (box_rows() + 1) +
           r % shape.box_rows * cell_rows;
  }
  int column(int c) const {
    return kRowNamesColumns + frame() + c / shape.box_columns * (box_columns() + 1) +
           c % shape.box_columns * (cell_columns + gap);
  }
  // The position of the rule above a row of boxes, or at the left of a column of boxes.
  int rule_row(int box) const { return head_rows + frame() - 1 + box * (box_rows() + 1); }
  int rule_column(int box) const {
    return kRowNamesColumns + frame() - 1 + box * (box_columns() + 1);
  }
  int rows() const { return rule_row(boxes_down()) + frame(); }
  int columns() const { return rule_column(boxes_across()) + frame(); }
};

}  // namespace gridmates::terminal
