// The command line of `gridmates minesweeper ...`. For the program's main thread.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace gridmates::tools {

// Adds `minesweeper` and its commands to the program's; when one of them is given, `run` becomes
// it, and returns the exit status.
void add_minesweeper(CLI::App& app, std::function<int()>& run);

}  // namespace gridmates::tools
