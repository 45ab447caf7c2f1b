// `gridmatesd import-puzzles`: imports a text into the table of puzzles. Needs exclusive use of the
// data directory.
#pragma once

#include <filesystem>

#include "server/app/options.h"

namespace gridmates::app {

// Imports every valid line: progress and wrong lines go to standard error, a summary to standard
// output. Returns the exit status: 0; 2 if the file cannot be read, the pack's name is invalid, or
// lines were wrong; 3 if the data directory is in use or cannot be written.
int import_puzzles(const ImportPuzzles& task, const std::filesystem::path& data);

}  // namespace gridmates::app
