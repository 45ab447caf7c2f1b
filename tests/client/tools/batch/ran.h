// Runs the program from a shell. One call at a time.
#pragma once

#include <string>

namespace gridmates::tools {

// The output of a line of shell, and its exit status.
struct Ran {
  int status = -1;
  std::string out;
  std::string err;
};

// Runs a line of shell in which $G is the program and $T a folder for this call, with `input` as
// standard input.
Ran shell(const std::string& line, const std::string& input = {});

}  // namespace gridmates::tools
