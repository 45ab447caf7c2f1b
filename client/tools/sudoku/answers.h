// What the answers of several commands have in common. Pure functions; any thread.
#pragma once

#include <optional>
#include <string>

#include "engine/sudoku/formats/puzzle.h"
#include "engine/sudoku/logic/step.h"
#include "engine/sudoku/rating/rating.h"

namespace gridmates::tools {

// The one solution of a puzzle's givens, or the word that says why there is none: "none", "many",
// "undecided" (when kCommandNodes are not enough).
struct OnlySolution {
  std::optional<sudoku::Digits> digits;
  std::string word;
};
OnlySolution only_solution(const sudoku::formats::Puzzle& puzzle);

// "6.6" for 66.
std::string in_words(sudoku::Rating rating);

// What a step alone is rated on Sudoku Explainer's scale; nothing for techniques that this scale
// does not know. Chains add for their length.
std::optional<sudoku::Rating> rating_of(sudoku::Shape shape, const sudoku::Step& step);

}  // namespace gridmates::tools
