// One answer a puzzle, in the order of the puzzles, on all cores, however many there are.
#pragma once

#include <functional>

#include "client/tools/batch/stream.h"
#include "client/tools/sudoku/input.h"

namespace gridmates::tools {

// Writes the answer to every puzzle to standard output, a sentence on every line that could not be
// read to standard error, and there what was recognised; the exit status. `answer` is called by
// many threads at once.
int stream(const InputOptions& input, const StreamOptions& options,
           const std::function<Answer(const sudoku::formats::Puzzle&)>& answer);

}  // namespace gridmates::tools
