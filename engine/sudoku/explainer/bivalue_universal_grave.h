// Bivalue universal grave: all cells except a few have two candidates (types 1 to 4: 5.6 to 6.1). A
// pure function; any thread.
#pragma once

#include "engine/sudoku/explainer/candidate_grid.h"
#include "engine/sudoku/explainer/deductions.h"

namespace gridmates::sudoku::explainer {

// Writes the deduction that Sudoku Explainer would show first and returns true if there is one.
template <class Capacity>
bool find_bivalue_universal_grave(const CandidateGrid<Capacity>& grid, Deductions& out);

}  // namespace gridmates::sudoku::explainer
