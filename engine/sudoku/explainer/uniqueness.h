// Steps that rest on the puzzle having one solution, and aligned exclusion (4.5 to 6.2, 7.5). Pure
// functions; any thread.
//
// Each writes the one finding that Sudoku Explainer would show first and returns true when there is
// one.
#pragma once

#include <array>

#include "engine/sudoku/explainer/budget.h"
#include "engine/sudoku/explainer/findings.h"
#include "engine/sudoku/explainer/sheet.h"

namespace gridmates::sudoku::explainer {

// How many cells a search for unique loops may step on; more than any 9x9 puzzle takes, so that
// large grids stay affordable.
inline constexpr int kLoopSteps = 200'000;

// Choices of cells or digits for a type 3 that cost as much as an inference: a unit of 25 has
// millions of them.
inline constexpr std::uint64_t kChoicesPerInference = 128;

// Unique rectangles and loops: cells that could swap two digits but for some extra candidates
// (types 1, 2 and 4: 4.5 to 5.0 by length; type 3 with a set: 0.1 more for each cell of the set).
// Which types may be used, by number; [0] means nothing. Spends the budget and stops where it ends.
template <class Capacity>
bool find_unique_loop(const Sheet<Capacity>& sheet, const std::array<bool, 5>& types,
                      Budget& budget, Findings& out);

// Bivalue universal grave: all cells with two candidates but for a few (types 1 to 4: 5.6 to 6.1).
template <class Capacity>
bool find_grave(const Sheet<Capacity>& sheet, Findings& out);

// Aligned pair (6.2) and triple (7.5) exclusion: what two or three cells can be together, given the
// small cells that all of them see.
template <class Capacity>
bool find_aligned_pair(const Sheet<Capacity>& sheet, Findings& out);
template <class Capacity>
bool find_aligned_triple(const Sheet<Capacity>& sheet, Findings& out);

}  // namespace gridmates::sudoku::explainer
