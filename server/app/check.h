// `gridmatesd check`: every room's journal played again. Has the data directory to itself.
#pragma once

#include <filesystem>

namespace gridmates::app {

// Folds every journal and compares the state after each batch, whether the room is closed, and the
// runs its matches have left with what is stored. The exit status: 0, with a line on standard
// output that says what was looked at; 1, with a line on standard error that names the first
// difference; 3 when the directory cannot be read or is in use.
int check(const std::filesystem::path& data);

}  // namespace gridmates::app
