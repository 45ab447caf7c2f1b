// A Sudoku board as text in formats of other programs. Pure; any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridmates/v1/sudoku.pb.h"

namespace gridmates::lines {

// The output of `copy KIND`, in lines: `line` and `link` have the givens, `board` also the digits,
// `candidates` is a grid of the digits still possible in each cell. nullopt for another kind. The
// view must have all cells.
std::optional<std::vector<std::string>> sudoku_copy(std::string_view kind,
                                                    const v1::SudokuView& view);

}  // namespace gridmates::lines
