// The vector search, compiled for the processor that the project is built for.
#include "engine/sudoku/solver/paths.h"

// All functions that pass vectors are inlined, so the calling convention does not matter.
#pragma GCC diagnostic ignored "-Wpsabi"
#include "engine/sudoku/solver/wide_search.h"

namespace gridmates::sudoku {

void search_vector(const Grid& givens, SearchAccount& account) { search_wide(givens, account); }

}  // namespace gridmates::sudoku
