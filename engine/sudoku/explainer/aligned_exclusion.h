// Aligned pair (6.2) and triple (7.5) exclusion: the possible digits of two or three cells
// together, given the small cells that all of them see. Pure functions; any thread.
#pragma once

#include "engine/sudoku/explainer/candidate_grid.h"
#include "engine/sudoku/explainer/deductions.h"

namespace gridmates::sudoku::explainer {

// Each writes the deduction that Sudoku Explainer would show first and returns true if there is
// one.
template <class Capacity>
bool find_aligned_pair(const CandidateGrid<Capacity>& grid, Deductions& out);
template <class Capacity>
bool find_aligned_triple(const CandidateGrid<Capacity>& grid, Deductions& out);

}  // namespace gridmates::sudoku::explainer
