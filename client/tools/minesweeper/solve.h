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
  std::optional<std::uint16_t> mines;  // of the whole field; nothing: as the position says
  std::uint64_t max_nodes = minesweeper::kOddsBudget;
  bool json = false;
};

// How likely every closed cell of a position is a mine, and what is provable, with the argument.
// kNo: no field looks like this, or the nodes were not enough.
Answered solve_one(const minesweeper::formats::Item& item, const SolveOptions& options);

// The exit status.
int run_solve(const SolveOptions& options);

}  // namespace gridmates::tools::mines
