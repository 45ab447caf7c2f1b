#include "client/terminal/guard.h"

#include <signal.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstddef>

namespace gridmates::terminal {
namespace {

constexpr std::array<int, 5> kSignals{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

// All that a signal handler may touch.
termios g_terminal;
std::array<char, 256> g_farewell;
std::size_t g_farewell_bytes = 0;
std::array<struct sigaction, kSignals.size()> g_before;

void restore(int signal) {
  [[maybe_unused]] const ssize_t written =
      write(STDOUT_FILENO, g_farewell.data(), g_farewell_bytes);
  tcsetattr(STDIN_FILENO, TCSANOW, &g_terminal);
  // The handler was taken off with SA_RESETHAND: raised again, the signal ends the process.
  raise(signal);
}

}  // namespace

TerminalGuard::TerminalGuard(const std::string& farewell) {
  tcgetattr(STDIN_FILENO, &g_terminal);
  g_farewell_bytes = std::min(farewell.size(), g_farewell.size());
  std::copy_n(farewell.begin(), g_farewell_bytes, g_farewell.begin());
  struct sigaction action{};
  action.sa_handler = restore;
  action.sa_flags = SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    sigaction(kSignals[i], &action, &g_before[i]);
  }
}

TerminalGuard::~TerminalGuard() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &g_before[i], nullptr);
}

}  // namespace gridmates::terminal
