// Prints a Sudoku board. Pure; any thread.
#pragma once

#include <span>
#include <string>

#include "client/lines/game_lines.h"

namespace gridmates::lines {

// The output of `print [--with own] FILE.pdf|FILE.svg|FILE.png`: a page with the givens or, with
// `own`, also the digits that players have written; never a mark of a mistake or a hint. The match
// must have a complete board.
Looked print_sudoku(std::span<const std::string> words, const Sight& sight);

}  // namespace gridmates::lines
