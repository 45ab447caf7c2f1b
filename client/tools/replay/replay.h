// `gridmates replay CODE/N`. For the program's main thread.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "client/core/config.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// Shows a match on the terminal; returns the exit status.
using Watch = std::function<int(v1::Replay)>;

// Adds the command to the program's. If it is given it is stored in `run`, which returns the exit
// status. Without output options the match is passed to `watch` if both standard streams are a
// terminal that can be drawn on (`can_watch`). The exit status: 0 success, 1 there is no such match
// to be seen, or it has no field, 2 wrong usage, 3 no server, or output failed. `config` is read
// when it runs.
void add_replay(CLI::App& app, std::function<int()>& run, const client::Config& config,
                std::function<bool()> can_watch, Watch watch);

}  // namespace gridmates::tools
