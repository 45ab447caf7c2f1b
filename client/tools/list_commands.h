// The commands that print a server's lists: rooms, puzzles, leaderboards. For the program's main
// thread.
#pragma once

#include <functional>

#include "client/core/config.h"
#include "client/tools/tools.h"

namespace CLI {
class App;
}

namespace gridmates::tools {

// Adds them to the program's. The command that is given is stored in `run`, which returns the exit
// status. `config` must outlive `run`, which reads it.
void add_list_commands(CLI::App& app, std::function<int()>& run, const client::Config& config);

}  // namespace gridmates::tools
