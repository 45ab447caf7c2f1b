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

// Nodes that a puzzle may take unless somebody says otherwise: some seconds.
inline constexpr std::uint64_t kCommandNodes = 10'000'000;
// Forcing nets that the techniques may take a puzzle unless somebody says otherwise: some seconds.
inline constexpr std::uint64_t kCommandNets = 10'000'000;
// Solutions of a puzzle that are printed at most.
inline constexpr std::uint64_t kMostSolutions = 100'000;

struct SolveOptions {
  InputOptions input;
  std::optional<std::uint64_t> count;  // count solutions up to this
  std::optional<std::uint64_t> all;    // print solutions up to this
  bool logic = false;                  // as far as techniques reach
  TechniqueOptions techniques;
  std::uint64_t budget = kCommandNets;  // of the techniques
  std::function<void()> on_step{};      // called by any thread after each step
  bool stats = false;
  sudoku::SolverPath path = sudoku::SolverPath::kFastest;
  std::uint64_t max_nodes = kCommandNodes;
  unsigned jobs = 1;
};

// What came of many puzzles. Any thread.
struct SolveTally {
  std::atomic<std::uint64_t> one{0};
  std::atomic<std::uint64_t> none{0};
  std::atomic<std::uint64_t> many{0};
  std::atomic<std::uint64_t> undecided{0};
  std::atomic<std::uint64_t> nodes{0};
  std::atomic<std::uint64_t> guesses{0};
};

// The line of a puzzle: its solution, `none`, `many`, or `undecided` when max_nodes are not enough;
// with `count` the number of solutions, with `all` a line for each; with `logic`, where techniques
// do not reach the end or their budget ends, how far they do and where that is. Digits put in that
// are no givens do not count.
Answer solve_one(const sudoku::formats::Puzzle& puzzle, const SolveOptions& options,
                 SolveTally& tally);

// The exit status.
int run_solve(const SolveOptions& options);

}  // namespace gridmates::tools
