// `gridmates sudoku grade`. grade_one is a pure function, for any thread; the command is for the
// program's main thread.
#pragma once

#include "client/tools/sudoku/stream.h"
#include "client/tools/sudoku/techniques.h"

namespace gridmates::tools {

struct GradeOptions {
  InputOptions input;
  TechniqueOptions techniques;
  bool json = false;
  unsigned jobs = 1;
};

// A line: the puzzle, its rating, level, hardest step, EP and ED; or as JSON puzzle, rating, level,
// hardest, er, ep, ed, techniques (how often the ladder of hints needs each). Where there is not
// exactly one solution, `none` or `many` instead; where the techniques do not reach the end or the
// budget ends first, no rating.
Answer grade_one(const sudoku::formats::Puzzle& puzzle, const GradeOptions& options);

// The exit status.
int run_grade(const GradeOptions& options);

}  // namespace gridmates::tools
