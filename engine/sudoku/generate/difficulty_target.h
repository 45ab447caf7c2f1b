// Brings a puzzle to the wanted difficulty. Pure functions; any thread.
//
// Removing a given makes a puzzle harder or leaves it as hard, hardly ever easier. So a minimal
// puzzle that is too hard gets givens back, the last removed first, until it is easy enough; by
// bisection, because grading is expensive.
#pragma once

#include <functional>

#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/generate/dig.h"

namespace gridmates::sudoku {

// Grades a puzzle; stops as soon as its rating is known to be above a limit.
using Grader = std::function<Grade(const Digits& puzzle, Rating give_up_above)>;

// The distance of a grade from a band, in tenths of rating: 0 within; kUnsolvable if the techniques
// do not solve the puzzle or the grade is undecided.
inline constexpr int kUnsolvable = 1000;
int distance(const Grade& grade, Band band);

// Puts orbits back into the puzzle, leaving at least `min_empty` empty cells, until it is not
// harder than the band, and grades it. It may then be too easy.
Grade ease(Dug& dug, const Digits& full, int min_empty, Band band, const Digger& digger,
           const Grader& grader);

}  // namespace gridmates::sudoku
