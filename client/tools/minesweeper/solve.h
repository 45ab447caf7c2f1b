// `gridmates minesweeper solve`. solve_one is a pure function, for any thread; the command is for
// the program's main thread.
#pragma once

#include <cstdint>
#include <optional>

#include "client/tools/minesweeper/answer.h"
#include "engine/minesweeper/solver/odds.h"

namespace gridmates::tools::mines {

struct SolveOptions {
  ReadOptions input;
  std::optional<std::uint16_t> mines;  // of the whole field; nullopt: by the position
  std::uint64_t max_nodes = minesweeper::kOddsBudget;
  bool json = false;
};

// The probability of a mine for each closed cell of a position, and all provable cells, with
// arguments. kNo: no field matches, or the nodes were not enough.
Answered solve_one(const minesweeper::formats::Item& item, const SolveOptions& options);

// Returns the exit status.
int run_solve(const SolveOptions& options);

}  // namespace gridmates::tools::mines
