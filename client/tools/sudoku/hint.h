// `gridmates sudoku hint`. hint_one is a pure function, for any thread; the command is for the
// program's main thread.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/tools/sudoku/solve.h"
#include "client/tools/sudoku/stream.h"
#include "client/tools/sudoku/techniques.h"

namespace gridmates::tools {

// A digit put into a cell, or 0 to clear it, as typed on a command line.
struct NamedMove {
  std::string cell;   // "B3"
  std::string digit;  // as the puzzle writes digits; "0": none
};

struct HintOptions {
  InputOptions input;
  TechniqueOptions techniques;
  int steps = 3;                        // 1: that there is one, 2: where, 3: why
  bool all = false;                     // the whole path to the solution instead
  bool all_here = false;                // every step that the position offers instead
  bool lines = false;                   // a long reason as numbered lines
  std::vector<NamedMove> moves{};       // find the first wrong move instead
  std::uint64_t budget = kCommandNets;  // of the techniques
  std::function<void()> on_step{};      // called by any thread after each step
  bool json = false;
  unsigned jobs = 1;
};

// "A5=7,B3=0" as moves, in order; nullopt for other texts.
std::optional<std::vector<NamedMove>> moves_named(std::string_view words);

// The next deduction from the position (givens, digits, and candidates if the format has them), one
// line per step; or the whole path from the givens, one line per step, with a guess where no
// technique applies; or, of `moves` from the givens, the first one after which the puzzle cannot be
// solved any more; or all deductions of the position, one line each. Without exactly one solution
// `none` or `many`; after an exhausted budget `undecided`.
Answer hint_one(const sudoku::formats::Puzzle& puzzle, const HintOptions& options);

// Returns the exit status.
int run_hint(const HintOptions& options);

}  // namespace gridmates::tools
