// Patterns that remove candidates: locked candidates, naked and hidden sets, fish, wings (2.6 to
// 5.4). Pure functions; any thread.
//
// Each writes its deductions, in Sudoku Explainer's order, and returns true when no more is wanted.
// Locked candidates, sets and fish also write which candidates must be absent for them to hold,
// because chains build on them when they follow an assumption.
#pragma once

#include "engine/sudoku/explainer/candidate_grid.h"
#include "engine/sudoku/explainer/deductions.h"

namespace gridmates::sudoku::explainer {

template <class Capacity>
bool find_pointing(const CandidateGrid<Capacity>& grid, Deductions& out);  // 2.6
template <class Capacity>
bool find_claiming(const CandidateGrid<Capacity>& grid, Deductions& out);  // 2.8

// Pairs 3.0, triples 3.6, quads 5.0.
template <class Capacity, int kSize>
bool find_naked_set(const CandidateGrid<Capacity>& grid, Deductions& out);

// Pairs 3.4, triples 4.0, quads 5.4.
template <class Capacity, int kSize>
bool find_hidden_set(const CandidateGrid<Capacity>& grid, Deductions& out);

// X-Wing 3.2, Swordfish 3.8, Jellyfish 5.2.
template <class Capacity, int kSize>
bool find_fish(const CandidateGrid<Capacity>& grid, Deductions& out);

template <class Capacity>
bool find_xy_wing(const CandidateGrid<Capacity>& grid, Deductions& out);  // 4.2
template <class Capacity>
bool find_xyz_wing(const CandidateGrid<Capacity>& grid, Deductions& out);  // 4.4

}  // namespace gridmates::sudoku::explainer
