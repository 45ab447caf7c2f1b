// `gridmates sudoku solve`. solve_one is a pure function, for any thread; the command is for the
// program's main thread.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "client/tools/sudoku/stream.h"
#include "client/tools/sudoku/techniques.h"
#include "engine/sudoku/solver/solver.h"

namespace gridmates::tools {

// The default limit of nodes per puzzle: some seconds.
inline constexpr std::uint64_t kCommandNodes = 10'000'000;
// The default limit of forcing nets per puzzle, for techniques: some seconds.
inline constexpr std::uint64_t kCommandNets = 10'000'000;
// The maximum of solutions printed per puzzle.
inline constexpr std::uint64_t kMostSolutions = 100'000;

struct SolveOptions {
  InputOptions input;
  std::optional<std::uint64_t> count;  // count solutions, at most this number
  std::optional<std::uint64_t> all;    // print solutions, at most this number
  bool logic = false;                  // only as far as techniques reach
  TechniqueOptions techniques;
  std::uint64_t budget = kCommandNets;  // of the techniques
  std::function<void()> on_step{};      // called by any thread after each step
  bool stats = false;
  sudoku::SolverPath path = sudoku::SolverPath::kFastest;
  std::uint64_t max_nodes = kCommandNodes;
  unsigned jobs = 1;
};

// Totals over many puzzles. Any thread.
struct SolveTally {
  std::atomic<std::uint64_t> one{0};
  std::atomic<std::uint64_t> none{0};
  std::atomic<std::uint64_t> many{0};
  std::atomic<std::uint64_t> undecided{0};
  std::atomic<std::uint64_t> nodes{0};
  std::atomic<std::uint64_t> guesses{0};
};

// The line of a puzzle: its solution, `none`, `many`, or `undecided` if max_nodes are not enough;
// with `count` the number of solutions, with `all` one line per solution; with `logic`, if
// techniques do not complete it or their budget is exhausted, how far they got and the digits
// there. Digits that are not givens are ignored.
Answer solve_one(const sudoku::formats::Puzzle& puzzle, const SolveOptions& options,
                 SolveTally& tally);

// Returns the exit status.
int run_solve(const SolveOptions& options);

}  // namespace gridmates::tools
