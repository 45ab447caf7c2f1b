// What the answers of several commands have in common. Pure functions; any thread.
#pragma once

#include <optional>
#include <string>

#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/formats/puzzle.h"
#include "engine/sudoku/logic/ladder.h"

namespace gridmates::tools {

// The one solution of a puzzle's givens, or the word that says why there is none: "none", "many",
// "undecided" (when kCommandNodes are not enough).
struct OnlySolution {
  std::optional<sudoku::Digits> digits;
  std::string word;
};
OnlySolution only_solution(const sudoku::formats::Puzzle& puzzle);

// Of a puzzle's grade and of its path up the ladder, with the same techniques, members of a JSON
// object with commas between them: rating, level, hardest, er, ep, ed, techniques, er_step.
// `techniques` has how often the path takes each, by key, and `hardest` is the key among them that
// stands highest on the ladder; `er_step` is what the scale calls the step that the rating comes
// from. Where there is no rating, all but `techniques` are null.
std::string members_of(const sudoku::Grade& grade, const sudoku::Path& path);

}  // namespace gridmates::tools
