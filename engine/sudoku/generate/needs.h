// Whether a puzzle needs the required techniques. Pure functions; any thread.
//
// A puzzle needs a technique if it is harder without it: with the other allowed techniques its
// rating is higher, or they do not solve it. So steps no harder than its rating get stuck without
// the technique, and the puzzle's own path uses it. Several techniques that are required as one
// entry, a group, are all removed together.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/sentence.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/generate/generator_options.h"

namespace gridmates::sudoku {

// Grades a puzzle with only these techniques; stops as soon as its rating is known to be above a
// limit.
using GraderWith = std::function<Grade(const TechniqueSet& techniques, Rating give_up_above)>;

// A required entry that a puzzle is not shown to need.
struct Unneeded {
  TechniqueSet techniques;
  bool is_taken = false;  // its path uses it nevertheless
};

// The required entries that a puzzle with this grade is not shown to need.
std::vector<Unneeded> unneeded(const GeneratorOptions& generator_options, const Grade& grade,
                               const GraderWith& grade_with);

// The ratings at which puzzles need the required techniques most often, used if the options set no
// rating: below chains, which replace easier techniques. Any rating if a chain is required.
Band usual_band(const GeneratorOptions& generator_options);

// Why no puzzle of these options can need what is required: its steps are rated above the range of
// ratings. nullopt if one may.
std::optional<core::Statement> why_none_needs_it(const GeneratorOptions& generator_options);

// kInvalid, with a sentence, if a required entry has no step on the scale of ratings, or is not
// allowed.
core::Result<core::Ok> check_required(const GeneratorOptions& generator_options);

// Techniques by name: "X-Wing, Swordfish or Jellyfish"; one or more.
core::Statement in_words(const TechniqueSet& techniques);

}  // namespace gridmates::sudoku
