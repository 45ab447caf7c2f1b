// One answer a puzzle, in the order of the puzzles, on all cores, however many there are.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "client/tools/batch/exits.h"
#include "client/tools/sudoku/input.h"

namespace gridmates::tools {

struct Answer {
  std::string text;  // for standard output, with its line ends
  int status = kAllWell;
};

struct StreamOptions {
  unsigned jobs = 1;       // threads, >= 1
  std::size_t batch = 32;  // puzzles that a thread takes at once
  std::string between;     // goes between two answers
};

// Writes the answer to every puzzle to standard output and a sentence on every line that could not
// be read to standard error; the exit status. `answer` is called by many threads at once.
int stream(const InputOptions& input, const StreamOptions& options,
           const std::function<Answer(const sudoku::formats::Puzzle&)>& answer);

}  // namespace gridmates::tools
