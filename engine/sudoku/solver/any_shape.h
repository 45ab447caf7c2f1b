// The Sudoku solver for every shape from 4x4 to 25x25. Pure functions; any thread.
//
// What solver.h says of paths, budgets, nodes and solutions holds here too. kFastest is the vector
// search for 9x9 in 3x3 boxes and, for any other shape, whichever of the general searches does it
// sooner; a path that knows 9x9 alone stands for kFastest elsewhere.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/solver/solver.h"

namespace gridmates::sudoku {

// Counts the solutions of `digits`, row by row, stopping at `limit` (>= 1). A grid with a clash,
// of a wrong size, of a shape that is not known or with something that is no digit has none.
// Deterministic, unless the stop token intervenes.
Solutions count_solutions(Shape shape, std::span<const std::uint8_t> digits, std::uint64_t limit,
                          const Effort& effort = {});

// As count_solutions, and writes the solutions into `into`, after what stands there.
Solutions find_solutions(Shape shape, std::span<const std::uint8_t> digits, std::uint64_t limit,
                         std::vector<Digits>& into, const Effort& effort = {});

// Some solution, the same one every time; nothing when there is none or the budget ends first.
std::optional<Digits> solve(Shape shape, std::span<const std::uint8_t> digits,
                            const Effort& effort = {});

}  // namespace gridmates::sudoku
