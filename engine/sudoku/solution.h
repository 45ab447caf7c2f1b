// The solution of a puzzle that is played. It stands in no state, and follows from the givens. Pure
// functions; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/sudoku/solver/solver.h"
#include "engine/sudoku/state.h"

namespace gridmates::sudoku {

// What a puzzle at a table may take: at 25x25 a tenth of a second. Puzzles that are made take some
// hundreds of nodes there; one that takes more is refused when it is pasted.
inline constexpr std::uint64_t kTableNodes = 20'000;
inline Effort table_effort(Shape shape) {
  return {.max_nodes = shape == Shape{} ? kSolverNodes : kTableNodes};
}

// Nothing where there is none: the state of a journal may hold anything.
std::optional<Digits> solution_of(const State& state);

}  // namespace gridmates::sudoku
