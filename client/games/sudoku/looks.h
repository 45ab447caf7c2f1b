// Commands that print a Sudoku board as text: cells, rows, columns, boxes, digits, candidates. Pure
// functions; any thread.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "client/lines/game_lines.h"
#include "engine/sudoku/grid/shape.h"

namespace gridmates::lines {

std::span<const commands::Help> sudoku_looks();
// GameLines::look of Sudoku; the match must have a complete board.
std::optional<Looked> look_at_sudoku(std::span<const std::string> words, const Sight& sight);

// "7, given", "7, by bo, clash with A2", "empty, notes 2 7, candidates 2 4 7".
std::string sudoku_cell_words(const Sight& sight, std::uint32_t cell);
// "2 7"; "none" for an empty set.
std::string sudoku_digit_words(std::uint32_t digits);
// The cells that see this cell and have the same digit: "E2, D4".
std::string sudoku_twins(const v1::SudokuView& view, sudoku::Cell cell);

}  // namespace gridmates::lines
