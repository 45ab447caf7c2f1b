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
  std::uint64_t budget = sudoku::kUsualInferences;  // the maximum of inferences of a grade
  bool json = false;
  unsigned jobs = 1;
};

// One line: the puzzle, its rating, level, the step of the scale that determines the rating, EP and
// ED; or as JSON the puzzle, members_of() it, and the reason if there is no rating: not exactly one
// solution (`none`, `many`), insufficient techniques, or an exhausted budget.
Answer grade_one(const sudoku::formats::Puzzle& puzzle, const GradeOptions& options);

// Returns the exit status.
int run_grade(const GradeOptions& options);

}  // namespace gridmates::tools
