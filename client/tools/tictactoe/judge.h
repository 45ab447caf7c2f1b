// `gridmates tictactoe judge`. The text functions are pure, for any thread; the command is for the
// program's main thread.
#pragma once

#include <string>
#include <string_view>

#include "engine/tictactoe/judge.h"

namespace gridmates::tools::tictactoe {

struct JudgeOptions {
  std::string file = "-";  // - is standard input
  bool why = false;
};

// "first", "second", "illegal", "the first player won", "the second player won", "draw": texts
// of the catalogue.
std::string_view verdict_words(gridmates::tictactoe::Verdict verdict);
// The reason for the verdict: "X has b1 b2 b3".
std::string verdict_reason(const gridmates::tictactoe::Position& position);

// Returns the exit status.
int run_judge(const JudgeOptions& options);

}  // namespace gridmates::tools::tictactoe
