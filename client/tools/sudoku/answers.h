// What the answers of several commands have in common. Pure functions; any thread.
#pragma once

#include <optional>
#include <string>

#include "engine/sudoku/formats/puzzle.h"

namespace gridmates::tools {

// The one solution of a puzzle's givens, or the word that says why there is none: "none", "many",
// "undecided" (when kCommandNodes are not enough).
struct OnlySolution {
  std::optional<sudoku::Digits> digits;
  std::string word;
};
OnlySolution only_solution(const sudoku::formats::Puzzle& puzzle);

}  // namespace gridmates::tools
