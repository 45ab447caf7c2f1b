// `gridmates minesweeper verify`. verify_one is a pure function, for any thread; the command is for
// the program's main thread.
#pragma once

#include "client/tools/minesweeper/answer.h"

namespace gridmates::tools::mines {

struct VerifyOptions {
  ReadOptions input;
  bool json = false;
};

// "line 1: holds, 45 steps", or the first wrong step.
Answered verify_one(const minesweeper::formats::Item& item, bool json);

// Returns the exit status: 1 if a proof is missing or does not hold.
int run_verify(const VerifyOptions& options);

}  // namespace gridmates::tools::mines
