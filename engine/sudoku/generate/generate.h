// The Sudoku generator: puzzles with exactly one solution from the options and a seed, the same on
// every platform. Pure functions; any thread. A call takes from 0.1 ms (9x9) to seconds (25x25,
// unbiased); the budget of work (options.h) ends it, or the stop token.
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

// A puzzle that was made.
struct Made {
  Digits puzzle;
  Digits solution;
  int givens = 0;
  bool minimal = false;            // shown: no given can go, or no orbit of them
  std::optional<Grade> grade;      // where the options needed or asked for it, with its techniques
  std::vector<Unneeded> unneeded;  // what was required and it is not shown to need
  std::uint32_t attempts = 0;      // full grids dug, or tries where it is unbiased
  std::uint64_t work = 0;          // what it cost, as options.h counts it

  // What was asked for and is not met, a sentence each, and how much was tried: then this is the
  // nearest puzzle found. Empty when everything is met.
  std::vector<core::Statement> unmet;
  bool is_nearest() const { return !unmet.empty(); }
};

// Makes a puzzle. What no puzzle can have is not looked for: to be solved with techniques that can
// solve none (can_solve()), to need one that is harder than its rating may be.
// kInvalid for the options that check() refuses; kOutOfBudget when the stop token ended it or not
// even a full grid came about within the budget. `on_attempt`, where there is one, is called with
// the number of each attempt, from 1, when that begins.
core::Result<Made> generate(const GeneratorOptions& generator_options, const core::Seed& seed,
                            const std::stop_token& stop = {},
                            const std::function<void(std::uint32_t)>& on_attempt = {});

// The puzzle that is played where nobody asks for anything, 9x9 with usual_givens() of them.
core::Result<Grid> usual_puzzle(const core::Seed& seed);

// Which of two puzzles of this shape and one options is kept as the best of a batch: whether `one`
// is better than `other`. One that meets its constraints is better than one that is only the
// nearest; then the harder one, by rating, by the hardest step before the first placement and
// before the first elimination; then the one whose path up the ladder takes more of the hardest
// technique in which the two differ; then the one with fewer givens. Among equals neither is
// better: keep the first.
bool is_better(Shape shape, const Made& one, const Made& other);

}  // namespace gridmates::sudoku
