// The settings of the full screen as options of the command line and of the file: one of each name,
// and hidden ones for one game alone, as --GAME-keys. For the program's main thread.
#pragma once

#include <CLI/CLI.hpp>

#include "client/terminal/terminal.h"

namespace gridmates::settings {

// They are put into `options`, which must outlive the parsing.
void add_settings(CLI::App& app, terminal::Options& options);

}  // namespace gridmates::settings
