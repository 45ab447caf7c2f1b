// gridmatesd in a child process, as if started from a shell, without a program file. Forks: the
// test must have no other threads. A test fails if it has to wait for ten minutes, which is long
// even under a sanitizer.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace gridmates::app {

class Child {
 public:
  explicit Child(std::vector<std::string> arguments);
  // Kills it if it still runs.
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // The next line of standard output without its line end; empty at the end of the output.
  std::string read_line();
  // Waits until it ends; the exit status, or 128 + the signal.
  int wait();
  void signal(int number) const;
  // The rest of standard output; all of standard error. Only after wait().
  std::string rest_of_output();
  std::string errors();

 private:
  pid_t pid_ = -1;
  int output_ = -1;
  int errors_ = -1;
};

}  // namespace gridmates::app
