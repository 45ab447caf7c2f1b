// Gives the terminal back when the program crashes: what curses does at a good end cannot be done
// then. One at a time in a process.
#pragma once

#include <string>

namespace gridmates::terminal {

class TerminalGuard {
 public:
  // Remembers the state that the terminal is in now. On SIGSEGV, SIGBUS, SIGFPE, SIGILL and SIGABRT
  // it is restored and `farewell` written; then the signal takes its course.
  // Before that the log of errors, if there is one, gets a line, and standard error says so.
  TerminalGuard(const std::string& farewell, const std::string& log);
  // Only restores how those signals are handled.
  ~TerminalGuard();
  TerminalGuard(const TerminalGuard&) = delete;
  TerminalGuard& operator=(const TerminalGuard&) = delete;
};

}  // namespace gridmates::terminal
