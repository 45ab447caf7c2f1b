// The options that a host chooses for a board of Sudoku. Pure; any thread.
#pragma once

#include "client/commands/game_options.h"

namespace gridmates::commands {

// The options in the game's facts, but a range of ratings is typed as a level: `--level 4-5.5`.
GameOptionsWords sudoku_options();

}  // namespace gridmates::commands
