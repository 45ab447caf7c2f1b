// Restores the terminal if the program crashes, when curses cannot shut down normally. One at a
// time per process.
#pragma once

#include <string>

namespace gridmates::terminal {

class TerminalGuard {
 public:
  // Saves the current state of the terminal. On SIGSEGV, SIGBUS, SIGFPE, SIGILL and SIGABRT
  // `farewell` is written and the state restored, then a line is written to the error log, if there
  // is one, and to standard error; then the signal has its default effect.
  TerminalGuard(const std::string& farewell, const std::string& log);
  // Restores only the handlers of those signals.
  ~TerminalGuard();
  TerminalGuard(const TerminalGuard&) = delete;
  TerminalGuard& operator=(const TerminalGuard&) = delete;
};

}  // namespace gridmates::terminal
