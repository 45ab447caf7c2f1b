// `gridmates sudoku hint`. hint_one is a pure function, for any thread; the command is for the
// program's main thread.
#pragma once

#include "client/tools/sudoku/stream.h"
#include "client/tools/sudoku/techniques.h"

namespace gridmates::tools {

struct HintOptions {
  InputOptions input;
  TechniqueOptions techniques;
  int steps = 3;     // 1: that there is one, 2: where, 3: why
  bool all = false;  // the whole path to the solution instead
  bool json = false;
  unsigned jobs = 1;
};

// The next deduction from the position (givens, digits put in, candidates where the format tells
// them), a line a step; or the whole path from the givens, a line each, with a guess where no
// technique leads on. Where there is not exactly one solution, `none` or `many`.
Answer hint_one(const sudoku::formats::Puzzle& puzzle, const HintOptions& options);

// The exit status.
int run_hint(const HintOptions& options);

}  // namespace gridmates::tools
