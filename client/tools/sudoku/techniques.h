// The techniques that solver, grader, hints and generator may use, by the command line. Plain
// value; any thread.
#pragma once

#include <optional>

#include "engine/sudoku/logic/technique.h"

namespace gridmates::tools {

struct TechniqueOptions {
  std::optional<sudoku::TechniqueSet> only;  // --techniques
  sudoku::TechniqueSet without;              // --without
  bool logical = false;                      // --logical: no trial and error

  sudoku::TechniqueSet set() const {
    const auto all = sudoku::TechniqueSet::all();
    const auto trial_and_error = all.without(sudoku::TechniqueSet::logical());
    const auto allowed = only.value_or(all).without(without);
    return logical ? allowed.without(trial_and_error) : allowed;
  }
};

}  // namespace gridmates::tools
