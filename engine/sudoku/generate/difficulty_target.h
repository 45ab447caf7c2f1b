// How a puzzle gets as hard as it should be. Pure functions; any thread.
//
// With every given that goes, a puzzle gets harder or stays as hard, hardly ever easier. So a
// minimal puzzle that is too hard gets its givens back, the last one first, until it is no longer;
// half of what may be needed at a time, because grading is what takes time.
#pragma once

#include <functional>

#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/generate/dig.h"

namespace gridmates::sudoku {

// Grades a puzzle, giving up as soon as it is known to be above a rating.
using Grader = std::function<Grade(const Digits& puzzle, Rating give_up_above)>;

// How far a grade is from a band, in tenths of rating: 0 within, kUnsolvable when the techniques do
// not solve the puzzle or the grade is not decided.
inline constexpr int kUnsolvable = 1000;
int distance(const Grade& grade, Band band);

// Puts orbits back into the puzzle, leaving at least `min_empty` empty cells, until it is no harder
// than the band says, and grades it. It may now be too easy.
Grade ease(Dug& dug, const Digits& full, int min_empty, Band band, const Digger& digger,
           const Grader& grader);

}  // namespace gridmates::sudoku
