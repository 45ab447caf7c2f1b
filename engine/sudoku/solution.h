// The solution of a puzzle in play. No state contains it; it follows from the givens. Pure
// functions; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/sudoku/solver/solver.h"
#include "engine/sudoku/state.h"

namespace gridmates::sudoku {

// The limit for a puzzle at a table: at 25x25 a tenth of a second. Generated puzzles take some
// hundreds of nodes there; a pasted one that takes more is refused.
inline constexpr std::uint64_t kTableNodes = 20'000;
inline Effort table_effort(Shape shape) {
  return {.max_nodes = shape == Shape{} ? kSolverNodes : kTableNodes};
}

// nullopt if there is none: a state from a journal may be anything.
std::optional<Digits> solution_of(const State& state);

}  // namespace gridmates::sudoku
