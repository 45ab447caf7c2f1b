// What of the options a puzzle does not meet. Pure functions; any thread.
#pragma once

#include <compare>
#include <vector>

#include "engine/core/sentence.h"
#include "engine/sudoku/generate/generate.h"

namespace gridmates::sudoku {

// How far a puzzle is from what was asked for; of two, the first difference says which is nearer.
struct Missing {
  bool unbiased = false;
  int rating = 0;  // in tenths, or kUnsolvable
  int unneeded =
      0;          // of what was required: 1 for each not shown to be needed, 2 if not taken either
  int cells = 0;  // givens or empty cells too few
  bool minimal = false;
  friend auto operator<=>(const Missing&, const Missing&) = default;
};

Missing missing_in(const Made& made, const GeneratorOptions& generator_options);

// The same in sentences, and behind them how much was tried; `made` is graded if a rating was asked
// for. `is_spent`: the limit of work has ended the search. Empty where all is met.
std::vector<core::Statement> words_for(const Missing& missing, const Made& made,
                                       const GeneratorOptions& generator_options, bool is_spent);

}  // namespace gridmates::sudoku
