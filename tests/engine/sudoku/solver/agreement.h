// Compares the solver's paths with each other. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::sudoku {

// More than any grid of these tests needs.
inline const Effort kPlenty{.max_nodes = 10'000'000};

// A solver to compare; tests add their own to check that a wrong answer is noticed.
struct ComparedSolver {
  std::string name;
  std::function<Solutions(Shape, const Digits&, std::uint64_t limit, std::uint64_t max_nodes,
                          std::vector<Digits>& into)>
      find;
};

// Every path that this processor has for the shape, and for 9x9 the banded search.
std::vector<ComparedSolver> compared_solvers(Shape shape);

// The disagreement of these solvers about a grid, in words. Empty if they all find the same number
// of solutions up to `limit`, each of them a different solution of the grid, and the very same ones
// if there are fewer. A solver that does not decide within `max_nodes` is ignored.
std::string disagreement(Shape shape, const Digits& digits, std::uint64_t limit,
                         std::uint64_t max_nodes, std::span<const ComparedSolver> asked);

// Compares all paths on a grid of any shape, and of 9x9.
std::string disagreement(Shape shape, const Digits& digits, std::uint64_t limit,
                         std::uint64_t max_nodes = 10'000'000);
std::string disagreement(const Grid& grid, std::uint64_t limit,
                         std::uint64_t max_nodes = 10'000'000);

// The same for a grid made from any bytes, the first of which chooses the shape; the target of
// tests/fuzz.
std::string disagreement_on(std::span<const std::uint8_t> bytes);

// A full grid of any shape: rows are shifted by a box, and by one from band to band.
Digits pattern(Shape shape);

}  // namespace gridmates::sudoku
