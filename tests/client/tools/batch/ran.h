// The program as a shell runs it. One call at a time.
#pragma once

#include <string>

namespace gridmates::tools {

// What a line of shell printed, and the status it ended with.
struct Ran {
  int status = -1;
  std::string out;
  std::string err;
};

// Runs a line of shell in which $G is the program and $T a folder of this call's own, with `input`
// as standard input.
Ran shell(const std::string& line, const std::string& input = {});

}  // namespace gridmates::tools
