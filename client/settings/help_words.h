// Translates the texts that CLI11 writes into a help. For the program's main thread.
#pragma once

#include <CLI/CLI.hpp>

namespace gridmates::settings {

// Call before any option or command is added: they take their headings from here.
void translate_help(CLI::App& app);

}  // namespace gridmates::settings
