// `gridmatesd check`: replays every room's journal. Needs exclusive use of the data directory.
#pragma once

#include <filesystem>

namespace gridmates::app {

// Folds every journal and compares with the stored rows: the state after each batch, whether the
// room is closed, and the runs of its matches. Returns the exit status: 0, with a line on standard
// output that says what was checked; 1, with a line on standard error that names the first
// difference; 3 if the directory cannot be read or is in use.
int check(const std::filesystem::path& data);

}  // namespace gridmates::app
