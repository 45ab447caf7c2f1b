// A Sudoku board on paper. Pure; any thread.
#pragma once

#include <span>
#include <string>

#include "client/lines/game_lines.h"

namespace gridmates::lines {

// What `print [--with own] FILE.pdf|FILE.svg|FILE.png` gives: a page with the givens or, with
// `own`, with the digits that players have written too; never a mark of a mistake or a hint. The
// match has a whole board.
Looked print_sudoku(std::span<const std::string> words, const Sight& sight);

}  // namespace gridmates::lines
