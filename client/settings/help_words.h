// What CLI11 itself writes into a help, in the person's language. For the program's main thread.
#pragma once

#include <CLI/CLI.hpp>

namespace gridmates::settings {

// Before any option or command is added: they take their headings from here.
void translate_help(CLI::App& app);

}  // namespace gridmates::settings
