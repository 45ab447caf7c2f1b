// Holds the solver's paths against each other. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/sudoku/solver/solver.h"

namespace gridmates::sudoku {

// What is wrong with what the paths say of a grid, in words; empty when they all find the same
// number of solutions up to `limit`, each of them a different solution of the grid, and the very
// same ones where there are fewer. A path that does not decide within `max_nodes` is not asked.
std::string disagreement(const Grid& grid, std::uint64_t limit,
                         std::uint64_t max_nodes = 10'000'000);

// The same for whatever grid these bytes make; the target of tests/fuzz.
std::string disagreement_on(std::span<const std::uint8_t> bytes);

}  // namespace gridmates::sudoku
