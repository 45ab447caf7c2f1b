// The steps that place a digit at once: singles, and patterns that uncover one (ratings 1.0 to
// 2.5). Pure functions; any thread.
//
// Each writes its deductions, in Sudoku Explainer's order, and returns true when no more is wanted.
#pragma once

#include "engine/sudoku/explainer/candidate_grid.h"
#include "engine/sudoku/explainer/deductions.h"

namespace gridmates::sudoku::explainer {

// The last empty cell of a unit (1.0), else the only place for a digit in a box (1.2), in a line
// (1.5).
template <class Capacity>
bool find_hidden_single(const CandidateGrid<Capacity>& grid, Deductions& out);

// The only candidate of a cell (2.3).
template <class Capacity>
bool find_naked_single(const CandidateGrid<Capacity>& grid, Deductions& out);

// Candidates locked in the intersection of a box and a line that leave only one place for the digit
// in a parallel unit: from box to line (1.7), from line to box (1.9).
template <class Capacity>
bool find_direct_pointing(const CandidateGrid<Capacity>& grid, Deductions& out);
template <class Capacity>
bool find_direct_claiming(const CandidateGrid<Capacity>& grid, Deductions& out);

// A hidden pair (2.0) or triple (2.5) that leaves only one place for another digit of its unit.
template <class Capacity, int kSize>
bool find_direct_hidden_set(const CandidateGrid<Capacity>& grid, Deductions& out);

}  // namespace gridmates::sudoku::explainer
