// What a host picks for a board of Sudoku. Pure; any thread.
#pragma once

#include "client/commands/game_options.h"

namespace gridmates::commands {

// What the facts of the game list, with a range of ratings typed as a level: `--level 4-5.5`.
GameOptionsWords sudoku_options();

}  // namespace gridmates::commands
