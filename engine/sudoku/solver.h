// The Sudoku solver: counts solutions up to a limit within a budget. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/sudoku/grid/grid.h"

namespace gridmates::sudoku {

// Nodes that deciding one puzzle may take. The hardest published puzzles take up to 27,000, so an
// honest puzzle never meets this bound, and a grid made to stop a server is dropped in well under a
// second.
inline constexpr std::uint64_t kSolverNodes = 200'000;

// What a search found.
struct Solutions {
  std::uint32_t found = 0;    // solutions seen, at most the limit asked for
  bool decided = false;       // false: the budget ended first, so there may be more than `found`
  std::uint64_t nodes = 0;    // digits the search has placed
  std::optional<Grid> first;  // the first solution seen
};

// Counts the solutions of a grid, stopping at `limit` (>= 1) or after `max_nodes`. A grid with a
// clash or with something that is no digit has none. Deterministic.
Solutions count_solutions(const Grid& grid, std::uint32_t limit,
                          std::uint64_t max_nodes = kSolverNodes);

// Some solution of the grid, the same one every time; nothing when there is none or the budget ends
// first.
std::optional<Grid> solve(const Grid& grid, std::uint64_t max_nodes = kSolverNodes);

}  // namespace gridmates::sudoku
