// What the answers of several commands have in common. Pure functions; any thread.
#pragma once

#include <optional>
#include <string>

#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/formats/puzzle.h"

namespace gridmates::tools {

// The one solution of a puzzle's givens, or the word that says why there is none: "none", "many",
// "undecided" (when kCommandNodes are not enough).
struct OnlySolution {
  std::optional<sudoku::Digits> digits;
  std::string word;
};
OnlySolution only_solution(const sudoku::formats::Puzzle& puzzle);

// Of a puzzle's grade, members of a JSON object with commas between them: rating, level, hardest,
// er, ep, ed, techniques, er_step. `techniques` has how many steps of the grade each technique
// allows, by key, and `hardest` is the key of what allows the hardest one; `er_step` is what the
// scale calls that step. Where there is no rating, all but `techniques` are null.
std::string members_of(const sudoku::Grade& grade);

}  // namespace gridmates::tools
