// The searches behind solver.h. Each takes givens that are digits or 0 and reports its results to
// the account; a grid with a clash simply has no solution. Any thread.
#pragma once

#include "engine/sudoku/solver/search_account.h"

namespace gridmates::sudoku {

void search_vector(const Grid& givens, SearchAccount& account);
void search_avx2(const Grid& givens, SearchAccount& account);    // only on x86-64
void search_avx512(const Grid& givens, SearchAccount& account);  // only on x86-64
void search_exact_cover(const Grid& givens, SearchAccount& account);
void search_clauses(const Grid& givens, SearchAccount& account);

}  // namespace gridmates::sudoku
