// The Sudoku solver for every shape from 4x4 to 25x25. Pure functions; any thread.
//
// What solver.h says of paths, budgets, nodes and solutions holds here too. kFastest is the vector
// search for 9x9 in 3x3 boxes and the clauses for any other shape; a path that knows 9x9 alone
// stands for kFastest elsewhere.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/solver/solver.h"

namespace gridmates::sudoku {

// Nodes that deciding one grid may take, unless an effort says less. The hardest of 1,800 grids of
// 25x25 with 38 to 48 % filled took 457,390, most of them some thousands; 100,000 nodes of that
// size take about half a second.
inline constexpr std::uint64_t kAnyShapeNodes = 2'000'000;
inline const Effort kAnyShapeEffort{.max_nodes = kAnyShapeNodes};

// Counts the solutions of `digits`, row by row, stopping at `limit` (>= 1). A grid with a clash,
// of a wrong size, of a shape that is not known or with something that is no digit has none.
// Deterministic, unless the stop token intervenes.
Solutions count_solutions(Shape shape, std::span<const std::uint8_t> digits, std::uint64_t limit,
                          const Effort& effort = kAnyShapeEffort);

// As count_solutions, and writes the solutions into `into`, after what stands there.
Solutions find_solutions(Shape shape, std::span<const std::uint8_t> digits, std::uint64_t limit,
                         std::vector<Digits>& into, const Effort& effort = kAnyShapeEffort);

// How many solutions a puzzle has, as far as it matters whether it is one.
enum class HowMany : std::uint8_t { kNone, kOne, kSeveral, kUndecided };
struct OnlySolution {
  HowMany found = HowMany::kUndecided;
  Digits digits;  // with kOne
};
OnlySolution only_solution(Shape shape, std::span<const std::uint8_t> digits,
                           const Effort& effort = kAnyShapeEffort);

// Some solution, the same one every time; nothing when there is none or the budget ends first.
std::optional<Digits> solve(Shape shape, std::span<const std::uint8_t> digits,
                            const Effort& effort = kAnyShapeEffort);

}  // namespace gridmates::sudoku
