// The Sudoku generator: puzzles with exactly one solution from the options and a seed, the same on
// every platform. Pure functions; any thread. A call takes from 0.1 ms (9x9) to seconds (25x25,
// unbiased); the budget of work (generator_options.h) or the stop token ends it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/rules.h"
#include "engine/core/sentence.h"
#include "engine/sudoku/generate/generator_options.h"
#include "engine/sudoku/generate/needs.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::sudoku {

// A generated puzzle.
struct Made {
  Digits puzzle;
  Digits solution;
  int givens = 0;
  bool minimal = false;            // proved: no given, or no orbit of givens, can be removed
  std::optional<Grade> grade;      // if the options need or request it, with its techniques
  std::vector<Unneeded> unneeded;  // required techniques that it is not shown to need
  std::uint32_t attempts = 0;      // full grids dug, or tries if unbiased
  std::uint64_t work = 0;          // its cost, as counted in generator_options.h

  // A sentence for each unmet option, then how much was tried: this is the nearest puzzle found.
  // Empty if everything is met.
  std::vector<core::Statement> unmet;
  bool is_nearest() const { return !unmet.empty(); }
};

// Makes a puzzle. Does not search for impossible combinations: only techniques that can solve no
// puzzle (can_solve()), or a required technique that is harder than the rating allows. kInvalid for
// options that check() refuses; kOutOfBudget when the stop token ended it or not even a full grid
// was found within the budget. `on_attempt`, if not empty, is called with the number of each
// attempt, from 1, when the attempt begins.
core::Result<Made> generate(const GeneratorOptions& generator_options, const core::Seed& seed,
                            const std::stop_token& stop = {},
                            const std::function<void(std::uint32_t)>& on_attempt = {});

// The puzzle for default options, 9x9 with usual_givens() givens.
core::Result<Grid> usual_puzzle(const core::Seed& seed);

// Whether `one` is better than `other`, two puzzles of this shape made with the same options, to
// keep the best of a batch. One that meets its constraints is better than one that is only the
// nearest; then the harder one, by rating, by the hardest step before the first placement and
// before the first elimination; then the one whose path up the ladder takes more steps of the
// hardest technique in which the two differ; then the one with fewer givens. Among equals neither
// is better: keep the first.
bool is_better(Shape shape, const Made& one, const Made& other);

}  // namespace gridmates::sudoku
