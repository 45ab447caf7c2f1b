// The searches behind solver.h. Each takes givens that are digits or 0 and tells the account what
// it finds; a clash is just a puzzle without a solution. Any thread.
#pragma once

#include "engine/sudoku/solver/search_account.h"

namespace gridmates::sudoku {

void search_vector(const Grid& givens, SearchAccount& account);
void search_avx2(const Grid& givens, SearchAccount& account);    // on x86-64 alone
void search_avx512(const Grid& givens, SearchAccount& account);  // on x86-64 alone
void search_exact_cover(const Grid& givens, SearchAccount& account);
void search_clauses(const Grid& givens, SearchAccount& account);

}  // namespace gridmates::sudoku
