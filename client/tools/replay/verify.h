// `gridmates verify CODE/N`. For the program's main thread.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "client/core/config.h"
#include "engine/core/game.h"

namespace gridmates::tools {

// Adds the command to the program's. If it is given it is stored in `run`, which returns 0 if
// the run matches its journal, 1 if not, or if it cannot be seen or checked, 2 wrong usage or input
// that is not a replay, 3 no server, or input or output failed. `config` is read when it runs;
// `games` must outlive it.
void add_verify(CLI::App& app, std::function<int()>& run, const client::Config& config,
                const core::Games& games);

}  // namespace gridmates::tools
