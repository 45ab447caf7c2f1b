// `gridmates replay CODE/N`. For the program's main thread.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "client/core/config.h"

namespace gridmates::tools {

// Adds the command to the program's; when it is given, `run` becomes it, and returns the exit
// status: 0 good, 1 there is no such match to be seen, or it has no field, 2 wrong usage, 3 no
// server, or output failed. `config` is read when it runs.
void add_replay(CLI::App& app, std::function<int()>& run, const client::Config& config);

}  // namespace gridmates::tools
