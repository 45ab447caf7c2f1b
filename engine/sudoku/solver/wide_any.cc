// The vector search, compiled for whatever processor the project is built for.
#include "engine/sudoku/solver/paths.h"

// Functions that pass vectors are all inlined, so that no calling convention matters.
#pragma GCC diagnostic ignored "-Wpsabi"
#include "engine/sudoku/solver/wide_search.h"

namespace gridmates::sudoku {

void search_vector(const Grid& givens, SearchAccount& account) { search_wide(givens, account); }

}  // namespace gridmates::sudoku
