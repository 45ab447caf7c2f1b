// A solver of 9x9 by words and tables, which shares nothing with the solver's own search but the
// grid: its referee, and what it is measured against. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/sudoku/solver/solver.h"

namespace gridmates::sudoku {

// As count_solutions(), find_solutions() and count_solutions_without(); `effort.path` means
// nothing.
Solutions find_banded(const Grid& grid, std::uint64_t limit, const Effort& effort = {},
                      std::vector<Grid>* into = nullptr, Ban ban = {});

}  // namespace gridmates::sudoku
