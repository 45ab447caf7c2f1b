// Holds the solver's paths against each other. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::sudoku {

// More than any grid of these tests takes.
inline const Effort kPlenty{.max_nodes = 10'000'000};

// One who is asked; tests put in their own to see that a wrong answer is noticed.
struct ComparedSolver {
  std::string name;
  std::function<Solutions(Shape, const Digits&, std::uint64_t limit, std::uint64_t max_nodes,
                          std::vector<Digits>& into)>
      find;
};

// Every path that this processor has for the shape, and of 9x9 the banded search.
std::vector<ComparedSolver> compared_solvers(Shape shape);

// What is wrong with what they say of a grid, in words; empty when they all find the same number of
// solutions up to `limit`, each of them a different solution of the grid, and the very same ones
// where there are fewer. Who does not decide within `max_nodes` is not held against the others.
std::string disagreement(Shape shape, const Digits& digits, std::uint64_t limit,
                         std::uint64_t max_nodes, std::span<const ComparedSolver> asked);

// All paths on a grid of any shape, and of 9x9.
std::string disagreement(Shape shape, const Digits& digits, std::uint64_t limit,
                         std::uint64_t max_nodes = 10'000'000);
std::string disagreement(const Grid& grid, std::uint64_t limit,
                         std::uint64_t max_nodes = 10'000'000);

// The same for whatever grid these bytes make, the first one choosing the shape; the target of
// tests/fuzz.
std::string disagreement_on(std::span<const std::uint8_t> bytes);

// A full grid of any shape: rows shifted by a box, and by one from band to band.
Digits pattern(Shape shape);

}  // namespace gridmates::sudoku
