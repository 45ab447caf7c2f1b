// gridmatesd in a process of its own, as if started from a shell, without a program file. Forks:
// the test must have no other threads. What does not happen within ten minutes, which are many
// under a sanitizer, fails the test.
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

  // The next line of standard output without its end; empty at the end.
  std::string read_line();
  // Waits for its end; the exit status, or 128 + the signal.
  int wait();
  void signal(int number) const;
  // What is left of standard output; everything on standard error. After wait().
  std::string rest_of_output();
  std::string errors();

 private:
  pid_t pid_ = -1;
  int output_ = -1;
  int errors_ = -1;
};

}  // namespace gridmates::app
