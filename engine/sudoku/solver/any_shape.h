// The Sudoku solver for every shape from 4x4 to 25x25. Pure functions; any thread.
//
// The paths, budgets, nodes and solutions are as in solver.h. kFastest is the vector search for 9x9
// in 3x3 boxes and the clauses for any other shape; a path that supports only 9x9 means kFastest
// elsewhere.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/solver/solver.h"

namespace gridmates::sudoku {

// The default limit of nodes to decide one grid. The hardest of 1,800 grids of 25x25 with 38 to 48
// % filled took 457,390, most of them some thousands; 100,000 nodes of that size take about half a
// second.
inline constexpr std::uint64_t kAnyShapeNodes = 2'000'000;
inline const Effort kAnyShapeEffort{.max_nodes = kAnyShapeNodes};

// Counts the solutions of `digits`, row by row, stopping at `limit` (>= 1). A grid with a clash, of
// a wrong size, of an unknown shape or with an invalid digit has none. Deterministic, unless the
// stop token intervenes.
Solutions count_solutions(Shape shape, std::span<const std::uint8_t> digits, std::uint64_t limit,
                          const Effort& effort = kAnyShapeEffort);

// Like count_solutions, and appends the solutions to `into`.
Solutions find_solutions(Shape shape, std::span<const std::uint8_t> digits, std::uint64_t limit,
                         std::vector<Digits>& into, const Effort& effort = kAnyShapeEffort);

// How many solutions a puzzle has, as far as it matters for validity.
enum class HowMany : std::uint8_t { kNone, kOne, kSeveral, kUndecided };
struct OnlySolution {
  HowMany found = HowMany::kUndecided;
  Digits digits;  // with kOne
};
OnlySolution only_solution(Shape shape, std::span<const std::uint8_t> digits,
                           const Effort& effort = kAnyShapeEffort);

// A solution, the same one every time; nullopt if there is none or the budget ends first.
std::optional<Digits> solve(Shape shape, std::span<const std::uint8_t> digits,
                            const Effort& effort = kAnyShapeEffort);

}  // namespace gridmates::sudoku
