// `gridmates minesweeper stats`. stats_one is a pure function, for any thread; the command is for
// the program's main thread.
#pragma once

#include "client/tools/minesweeper/answer.h"

namespace gridmates::tools::mines {

struct StatsOptions {
  ReadOptions input;
  bool json = false;
};

// The published measures of a field, and of the game if it is a replay.
Answered stats_one(const minesweeper::formats::Item& item, bool json);

// Returns the exit status.
int run_stats(const StatsOptions& options);

}  // namespace gridmates::tools::mines
