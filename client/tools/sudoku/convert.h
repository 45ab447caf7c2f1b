// `gridmates sudoku convert`. For the program's main thread.
#pragma once

#include "client/tools/sudoku/stream.h"

namespace gridmates::tools {

struct ConvertOptions {
  InputOptions input;
  sudoku::formats::Format to = sudoku::formats::Format::kLine;
  unsigned jobs = 1;
};

// Writes all puzzles in the format, with blank lines between multi-line ones; returns the exit
// status.
int run_convert(const ConvertOptions& options);

}  // namespace gridmates::tools
