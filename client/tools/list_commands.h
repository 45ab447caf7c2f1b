// The commands that list what a server has: rooms, puzzles, leaderboards. For the program's main
// thread.
#pragma once

#include <functional>

#include "client/core/config.h"
#include "client/tools/tools.h"

namespace CLI {
class App;
}

namespace gridmates::tools {

// Adds them to the program's; when one of them is given, `run` becomes it, and returns the exit
// status. `config` must outlive `run`, which reads it.
void add_list_commands(CLI::App& app, std::function<int()>& run, const client::Config& config);

}  // namespace gridmates::tools
