// Deductions as text. Pure functions; any thread.
#pragma once

#include <string>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/proof/step.h"

namespace gridmates::tools::mines {

// "10 mines left in 60 closed cells"
std::string left_in_words(const minesweeper::Position& position);

// "n7 shows 2 and touches only 2 closed cells: m6 and n6 are mines". For a step that follows from
// this position if the cells in `mined` are known to be mines.
std::string in_words(const minesweeper::Position& position, const minesweeper::Cells& mined,
                     const minesweeper::Step& step);

}  // namespace gridmates::tools::mines
