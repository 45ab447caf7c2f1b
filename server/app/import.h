// `gridmatesd import-puzzles`: from a text into the table of puzzles. Has the data directory to
// itself.
#pragma once

#include <filesystem>

#include "server/app/options.h"

namespace gridmates::app {

// Imports what it can: progress and wrong lines on standard error, a summary on standard output.
// The exit status: 0; 2 when the file cannot be read, the pack cannot be named so, or lines were
// wrong; 3 when the data directory is in use or cannot be written.
int import_puzzles(const ImportPuzzles& task, const std::filesystem::path& data);

}  // namespace gridmates::app
