// `gridmates sudoku print`. For the program's main thread.
#pragma once

#include <cstddef>
#include <string>

#include "client/tools/sudoku/stream.h"

namespace gridmates::tools {

// The maximum of puzzles per call.
inline constexpr std::size_t kMostPrinted = 1000;

struct PrintOptions {
  InputOptions input;
  int per_page = 4;       // 1, 2, 4 or 6
  std::string out = "-";  // FILE.pdf, FILE.svg or FILE.png; - is standard output, as PDF
  unsigned jobs = 1;
};

// Draws the puzzles with level and rating, and pages with their solutions; returns the exit status.
int run_print(const PrintOptions& options);

}  // namespace gridmates::tools
