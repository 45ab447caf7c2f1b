// The commands of games that need no server, `gridmates GAME ...`: `add_<game>` of each game with
// commands (list.h). For the program's main thread.
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace gridmates::tools {

// Adds the commands of all games to the program's. The command that is given is stored in `run`,
// which returns the exit status.
void add_game_commands(CLI::App& app, std::function<int()>& run);

}  // namespace gridmates::tools
