// The shape of a Sudoku board, and names of its cells and digits, for all parts of this folder.
// Pure functions; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "client/core/private_notes.h"
#include "engine/core/result.h"
#include "engine/sudoku/grid/shape.h"
#include "gridmates/v1/sudoku.pb.h"

namespace gridmates::words {

// 9x9 if the view has no shape.
sudoku::Shape sudoku_shape(const v1::SudokuView& view);
// Whether all of its cells are known; a rival's are not.
bool is_whole(const v1::SudokuView& view);
// The number of digits on the board that a player has written.
std::size_t sudoku_written(const v1::SudokuView& view, std::uint32_t player);

// The digits in the other cells of this cell's units.
std::uint32_t digits_around(const v1::SudokuView& view, std::uint32_t cell);
// This client's private notes in a cell, without the digits of cells around it; none if the cell
// has a digit.
std::uint32_t private_notes_in(const client::CellNotes& notes, const v1::SudokuView& view,
                               std::uint32_t cell);

// The name of a cell, and of a row from 0, in all texts for people: "A5" and "A", or "r1c5" and "1"
// if the settings say so; "?" for no cell.
std::string sudoku_cell(std::uint32_t cell, int side);
std::string sudoku_row(int row);
// The cell with either name, in either case; or an error with a sentence that lists the valid ones.
core::Result<sudoku::Cell> parse_sudoku_cell(std::string_view name, int side);
// The row with this name, from 0: a letter, or a number if rows have numbers.
std::optional<int> parse_sudoku_row(std::string_view name, int side);
// The set of all digits of a board with this side, one bit per digit.
constexpr std::uint32_t all_sudoku_digits(int side) { return (1U << side) - 1; }
// "7", "G" for 16; "?" for no digit.
std::string sudoku_digit(std::uint32_t digit);
// A digit as it is typed: 7, and above 9 a letter or a number, G or 16; 0 if invalid.
std::uint32_t parse_sudoku_digit(std::string_view text, int side);
// "2 7" for a set of digits; empty for none.
std::string sudoku_digits(std::uint32_t digits, std::string_view between);

// "A1, B2, C3"
template <class Cells>
std::string sudoku_cells(const Cells& cells, int side, std::string_view between = ", ") {
  std::string names;
  for (const std::uint32_t cell : cells) {
    if (!names.empty()) names += between;
    names += sudoku_cell(cell, side);
  }
  return names;
}

}  // namespace gridmates::words
