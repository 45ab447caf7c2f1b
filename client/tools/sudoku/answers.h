// Common parts of the answers of several commands. Pure functions; any thread.
#pragma once

#include <optional>
#include <string>

#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/formats/puzzle.h"

namespace gridmates::tools {

// The only solution of a puzzle's givens, or the word that says why there is none: "none", "many",
// "undecided" (kCommandNodes were not enough).
struct OnlySolution {
  std::optional<sudoku::Digits> digits;
  std::string word;
};
OnlySolution only_solution(const sudoku::formats::Puzzle& puzzle);

// A puzzle's grade as members of a JSON object, separated by commas: rating, level, hardest, er,
// ep, ed, techniques, er_step. `techniques` has the number of steps per technique, by key;
// `hardest` is the key of the hardest step's technique, and `er_step` is the name of that step on
// the scale. Without a rating all except `techniques` are null.
std::string members_of(const sudoku::Grade& grade);

}  // namespace gridmates::tools
