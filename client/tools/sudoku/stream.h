// Answers each puzzle of an input, in order, on all cores, in constant memory.
#pragma once

#include <functional>

#include "client/tools/batch/stream.h"
#include "client/tools/sudoku/input.h"

namespace gridmates::tools {

// Writes the answers to all puzzles to standard output. Writes to standard error a sentence about
// each line that could not be read, and the recognised formats. Returns the exit status. `answer`
// is called by several threads at once.
int stream(const InputOptions& input, const StreamOptions& options,
           const std::function<Answer(const sudoku::formats::Puzzle&)>& answer);

}  // namespace gridmates::tools
