// `gridmates sudoku grade`. grade_one is a pure function, for any thread; the command is for the
// program's main thread.
#pragma once

#include "client/tools/sudoku/stream.h"
#include "client/tools/sudoku/techniques.h"
#include "engine/sudoku/explainer/rating.h"

namespace gridmates::tools {

struct GradeOptions {
  InputOptions input;
  TechniqueOptions techniques;
  std::uint64_t budget = sudoku::kUsualInferences;  // inferences a grade may draw
  bool json = false;
  unsigned jobs = 1;
};

// A line: the puzzle, its rating, level, the step of the scale that the rating comes from, EP and
// ED; or as JSON the puzzle, members_of() it, and why, where there is no rating: not exactly one
// solution (`none`, `many`), techniques that do not reach the end, or a budget that ends first.
Answer grade_one(const sudoku::formats::Puzzle& puzzle, const GradeOptions& options);

// The exit status.
int run_grade(const GradeOptions& options);

}  // namespace gridmates::tools
