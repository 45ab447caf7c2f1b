// The commands of games that need no server, `gridmates GAME ...`: `add_<game>` of each game that
// has some (list.h). For the program's main thread.
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace gridmates::tools {

// Adds the commands of all games to the program's; when one of them is given, `run` becomes it, and
// returns the exit status.
void add_game_commands(CLI::App& app, std::function<int()>& run);

}  // namespace gridmates::tools
