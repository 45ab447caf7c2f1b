// The unmet options of a generated puzzle. Pure functions; any thread.
#pragma once

#include <compare>
#include <vector>

#include "engine/core/sentence.h"
#include "engine/sudoku/generate/generate.h"

namespace gridmates::sudoku {

// How far a puzzle is from the options; the first member that differs says which of two is nearer.
struct Missing {
  bool unbiased = false;
  int rating = 0;    // in tenths, or kUnsolvable
  int unneeded = 0;  // per required technique: 1 if not shown to be needed, 2 if not used either
  int cells = 0;     // missing givens or missing empty cells
  bool minimal = false;
  friend auto operator<=>(const Missing&, const Missing&) = default;
};

Missing missing_in(const Made& made, const GeneratorOptions& generator_options);

// The unmet options as sentences, then how much was tried; `made` must be graded if the options ask
// for a rating. `is_spent`: the limit of work ended the search. Empty if all is met.
std::vector<core::Statement> words_for(const Missing& missing, const Made& made,
                                       const GeneratorOptions& generator_options, bool is_spent);

}  // namespace gridmates::sudoku
