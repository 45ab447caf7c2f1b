// The settings of the full screen as options of the command line and of the file: one per setting,
// and hidden ones for a single game, as --GAME-keys. For the program's main thread.
#pragma once

#include <CLI/CLI.hpp>

#include "client/terminal/terminal.h"

namespace gridmates::settings {

// Parsing writes them into `options`, which must outlive it.
void add_settings(CLI::App& app, terminal::Options& options);

}  // namespace gridmates::settings
