// `gridmates verify CODE/N`. For the program's main thread.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "client/core/config.h"
#include "engine/core/game.h"

namespace gridmates::tools {

// Adds the command to the program's; when it is given, `run` becomes it, and returns the exit
// status: 0 the run is what its journal says, 1 it is not, or cannot be seen or checked, 2 wrong
// usage, or what was read is no replay, 3 no server, or input or output failed. `config` is read
// when it runs; `games` must outlive it.
void add_verify(CLI::App& app, std::function<int()>& run, const client::Config& config,
                const core::Games& games);

}  // namespace gridmates::tools
