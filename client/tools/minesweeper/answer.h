// Common parts of the commands that read files. For the program's main thread.
#pragma once

#include <functional>
#include <string>

#include "client/tools/batch/stream.h"
#include "client/tools/minesweeper/input.h"

namespace gridmates::tools::mines {

// The input of a command, and the number of threads.
struct ReadOptions {
  std::string file = "-";  // - is standard input
  unsigned jobs = 1;
  std::string between{};  // separates two answers
};

// An answer, or what is wrong with the item.
using Answered = core::Result<Answer, minesweeper::formats::Problem>;
using Answering = std::function<Answered(const minesweeper::formats::Item& item)>;

// Writes the answers to all items of the file to standard output. Writes to standard error a
// sentence about each item that could not be read (an empty file counts as one), and the recognised
// formats. Returns the exit status. `answering` is called by several threads at once.
int answer_file(const ReadOptions& options, const Answering& answering);

// "line 3: ", or empty: the prefix of an answer about an item at this line.
std::string at_line(std::size_t line);

// 12.3, with this number of digits after the point.
std::string decimal(double number, int digits);

}  // namespace gridmates::tools::mines
