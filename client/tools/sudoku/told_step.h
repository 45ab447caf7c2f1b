// A deduction as a line of JSON. Pure functions; any thread.
#pragma once

#include <string>
#include <vector>

#include "engine/sudoku/formats/puzzle.h"
#include "engine/sudoku/logic/step.h"

namespace gridmates::tools {

// One object and \n: puzzle (its givens), technique (its key), rating (null if Sudoku Explainer's
// scale does not have it), placements and eliminations ([{"cell": "B3", "digit": 7}]), units,
// sentence. With `told` below 3 (1: that there is one, 2: where) placements and eliminations are
// omitted, with 1 also the units.
std::string json_of(const sudoku::formats::Puzzle& puzzle, const sudoku::Step& step,
                    const std::string& sentence, int told = 3);

// The same without a technique: `kind` is "guess", "wrong", "done", "none", "many" or "undecided".
std::string json_of(const sudoku::formats::Puzzle& puzzle, const std::string& kind,
                    const std::vector<sudoku::Candidate>& placements, const std::string& sentence);

}  // namespace gridmates::tools
