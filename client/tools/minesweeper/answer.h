// What the commands that read files have in common. For the program's main thread.
#pragma once

#include <functional>
#include <string>

#include "client/tools/batch/stream.h"
#include "client/tools/minesweeper/input.h"

namespace gridmates::tools::mines {

// Where a command reads from, and how much it uses at once.
struct ReadOptions {
  std::string file = "-";  // - is standard input
  unsigned jobs = 1;
  std::string between{};  // goes between two answers
};

// An answer, or what is wrong with what it should be about.
using Answered = core::Result<Answer, minesweeper::formats::Problem>;
using Answering = std::function<Answered(const minesweeper::formats::Item& item)>;

// Writes the answer to everything in the file to standard output, and a sentence on everything that
// could not be read to standard error, and there what was recognised; the exit status. A file in
// which nothing is, is such a thing too. `answering` is called by many threads at once.
int answer_file(const ReadOptions& options, const Answering& answering);

// "line 3: ", or nothing: in front of what is said about something that was found.
std::string at_line(std::size_t line);

// 12.3, with this many digits behind the point.
std::string decimal(double number, int digits);

}  // namespace gridmates::tools::mines
