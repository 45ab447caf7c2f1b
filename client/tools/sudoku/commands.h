// The command line of `gridmates sudoku ...`. For the program's main thread.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace gridmates::tools {

// Adds `sudoku` and its commands to the program's; when one of them is given, `run` becomes it, and
// returns the exit status.
void add_sudoku(CLI::App& app, std::function<int()>& run);

}  // namespace gridmates::tools
