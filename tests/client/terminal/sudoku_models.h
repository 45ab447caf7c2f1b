// Boards of Sudoku larger than 9x9, made by hand.
#pragma once

#include "tests/client/terminal/scripted.h"

namespace gridmates::terminal::testing {

// ana, bo and chen at a board of 16x16: each row of its solution counts up, and two of five digits
// are givens.
client::Model sudoku_16_model();
// The same for 25x25.
client::Model sudoku_25_model();

}  // namespace gridmates::terminal::testing
