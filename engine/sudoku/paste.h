// A puzzle as players paste it. Pure functions; any thread.
#pragma once

#include <string_view>

#include "engine/core/result.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::sudoku {

// The givens of a 9x9 puzzle in any format of engine/sudoku/formats: a line, a drawn grid, a link,
// JSON. Blanks may stand for the ends of lines, because much of what is typed is one line. Says
// nothing about clashes or solutions. kInvalid, with a sentence, for text that is no puzzle, more
// than one, or one of another size.
core::Result<Grid> pasted_puzzle(std::string_view text);

}  // namespace gridmates::sudoku
