// Whether a puzzle needs the techniques that are required. Pure functions; any thread.
//
// A puzzle needs a technique when it is harder without it: with the other techniques that are
// allowed its rating is higher, or they do not solve it. So steps no harder than its rating get
// stuck without the technique, and the puzzle's own path takes it. Of several techniques that are
// required as one, a group, all go at once.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/sentence.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/generate/generator_options.h"

namespace gridmates::sudoku {

// Grades a puzzle with these techniques alone, giving up as soon as it is known to be above a
// rating.
using GraderWith = std::function<Grade(const TechniqueSet& techniques, Rating give_up_above)>;

// Something required that a puzzle is not shown to need.
struct Unneeded {
  TechniqueSet techniques;
  bool is_taken = false;  // all the same its path takes it
};

// Of what is required, what a puzzle of this grade is not shown to need.
std::vector<Unneeded> unneeded(const GeneratorOptions& generator_options, const Grade& grade,
                               const GraderWith& grade_with);

// Where a puzzle needs what is required more often than elsewhere, where no rating is asked for:
// below chains, which stand in for the easier techniques. Any rating if a chain is required.
Band usual_band(const GeneratorOptions& generator_options);

// Why no puzzle of these options can need what is required: its steps are rated above the range of
// ratings. Nothing where one may.
std::optional<core::Statement> why_none_needs_it(const GeneratorOptions& generator_options);

// kInvalid, with a sentence, where the scale of ratings knows no step of what is required, or it is
// not allowed.
core::Result<core::Ok> check_required(const GeneratorOptions& generator_options);

// Techniques by their names: "X-Wing, Swordfish or Jellyfish"; one or more.
core::Statement in_words(const TechniqueSet& techniques);

}  // namespace gridmates::sudoku
