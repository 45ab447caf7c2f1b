// The options that a host chooses for a Minesweeper field. Pure; any thread.
#pragma once

#include "client/commands/game_options.h"

namespace gridmates::commands {

GameOptionsWords minesweeper_options();

}  // namespace gridmates::commands
