// A Sudoku board as text that other programs read. Pure; any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridmates/v1/sudoku.pb.h"

namespace gridmates::lines {

// What `copy KIND` gives, in lines: `line` and `link` have the givens, `board` the digits too,
// `candidates` is a grid of what the digits leave in each cell. Nothing for another kind. The view
// has all cells.
std::optional<std::vector<std::string>> sudoku_copy(std::string_view kind,
                                                    const v1::SudokuView& view);

}  // namespace gridmates::lines
