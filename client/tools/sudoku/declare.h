// Helpers to declare the options of commands in this folder. Main thread.
#pragma once

#include <CLI/CLI.hpp>
#include <array>

#include "client/tools/sudoku/input.h"
#include "client/tools/sudoku/techniques.h"

namespace gridmates::tools {

// FILE, --box and --first-digit.
void add_input(CLI::App& sub, InputOptions& input);
// --techniques, --without and --logical; returns these options.
std::array<CLI::Option*, 3> add_techniques(CLI::App& sub, TechniqueOptions& techniques);

}  // namespace gridmates::tools
