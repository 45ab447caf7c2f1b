// A solver of 9x9 with words and tables. It shares only the grid with the solver's own search; it
// checks that search and is compared with it. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/sudoku/solver/solver.h"

namespace gridmates::sudoku {

// Like count_solutions(), find_solutions() and count_solutions_without(); `effort.path` is ignored.
Solutions find_banded(const Grid& grid, std::uint64_t limit, const Effort& effort = {},
                      std::vector<Grid>* into = nullptr, Ban ban = {});

}  // namespace gridmates::sudoku
