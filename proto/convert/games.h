// The converter of each game; for converters.cc alone. Immutable; any thread.
#pragma once

#include "proto/convert/game_converter.h"

namespace gridmates::convert {

const GameConverter& minesweeper_converter();
const GameConverter& sudoku_converter();
const GameConverter& tictactoe_converter();

}  // namespace gridmates::convert
