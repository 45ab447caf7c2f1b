// `gridmates sudoku convert`. For the program's main thread.
#pragma once

#include "client/tools/sudoku/stream.h"

namespace gridmates::tools {

struct ConvertOptions {
  InputOptions input;
  sudoku::formats::Format to = sudoku::formats::Format::kLine;
  unsigned jobs = 1;
};

// Writes every puzzle in the format, with blank lines between those of several lines; the exit
// status.
int run_convert(const ConvertOptions& options);

}  // namespace gridmates::tools
