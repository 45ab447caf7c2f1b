#include "tests/client/terminal/sudoku_models.h"

#include "engine/sudoku/grid/shape.h"

namespace gridmates::terminal::testing {
namespace {

// The digit of a solution in which each row counts on, shifted from row to row.
std::uint32_t digit_at(const sudoku::Shape& shape, int row, int column) {
  const int shift = row % shape.box_rows * shape.box_columns + row / shape.box_rows;
  return static_cast<std::uint32_t>((shift + column) % shape.side()) + 1;
}

void write(v1::SudokuCell& cell, std::uint32_t digit, std::uint32_t writer) {
  cell.set_digit(digit);
  cell.set_writer(writer);
}

v1::SudokuView board_of(const sudoku::Shape& shape) {
  v1::SudokuView board;
  board.mutable_constants()->set_box_rows(static_cast<std::uint32_t>(shape.box_rows));
  board.mutable_constants()->set_box_columns(static_cast<std::uint32_t>(shape.box_columns));
  std::uint32_t filled = 0;
  for (int row = 0; row < shape.side(); ++row) {
    for (int column = 0; column < shape.side(); ++column) {
      v1::SudokuCell& cell = *board.add_cells();
      if ((row * 7 + column * 3) % 5 >= 2) continue;
      cell.set_digit(digit_at(shape, row, column));
      cell.set_given(true);
      ++filled;
    }
  }
  const auto at = [&](int row, int column) -> v1::SudokuCell& {
    return *board.mutable_cells(row * shape.side() + column);
  };
  write(at(0, 1), digit_at(shape, 0, 1), 1);
  write(at(1, 15), digit_at(shape, 1, 15), 2);
  at(1, 2).set_notes(0b1000'0100'0000'0010);
  at(1, 2).set_centre(0b0101);
  at(15, 13).set_notes(0b11);
  at(3, 1).set_colour(3);
  board.mutable_status()->set_filled(filled + 2);
  return board;
}

client::Model large_model(const sudoku::Shape& shape) {
  client::Model model = sudoku_model();
  model.room->feed.clear();
  v1::MatchView& match = *model.room->view.mutable_matches(0);
  match.set_columns(static_cast<std::uint32_t>(shape.side()));
  *match.mutable_sudoku() = board_of(shape);
  return model;
}

}  // namespace

client::Model sudoku_16_model() { return large_model({4, 4}); }
client::Model sudoku_25_model() { return large_model({5, 5}); }

}  // namespace gridmates::terminal::testing
