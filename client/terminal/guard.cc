#include "client/terminal/guard.h"

#include <fcntl.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <ctime>

#include "client/catalogue/catalogue.h"

namespace gridmates::terminal {
namespace {

constexpr std::array<int, 5> kSignals{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

// Everything that the signal handler uses.
termios g_terminal;
std::array<char, 256> g_farewell;
std::size_t g_farewell_bytes = 0;
std::array<char, 4096> g_log;  // the path; empty: none
std::array<char, 4096 + 128> g_sentence;
std::size_t g_sentence_bytes = 0;
std::array<struct sigaction, kSignals.size()> g_before;

void write_all(int file, const char* text, std::size_t bytes) {
  [[maybe_unused]] const ssize_t written = write(file, text, bytes);
}

// Async-signal-safe: no memory allocation, no streams.
void note_crash(int signal) {
  std::array<char, 64> line{"gridmates crashed by signal NN at "};
  constexpr std::size_t kNumberAt = 28;
  std::size_t end = std::strlen(line.data());
  line[kNumberAt] = static_cast<char>('0' + signal / 10 % 10);
  line[kNumberAt + 1] = static_cast<char>('0' + signal % 10);
  std::array<char, 20> digits{};  // of the time, in reverse
  std::size_t count = 0;
  for (auto now = time(nullptr); now > 0 && count < digits.size(); now /= 10) {
    digits[count++] = static_cast<char>('0' + now % 10);
  }
  while (count > 0) line[end++] = digits[--count];
  line[end++] = '\n';
  const int file = open(g_log.data(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return;
  write_all(file, line.data(), end);
  close(file);
}

void restore(int signal) {
  write_all(STDOUT_FILENO, g_farewell.data(), g_farewell_bytes);
  tcsetattr(STDIN_FILENO, TCSANOW, &g_terminal);
  if (g_log[0] != '\0') note_crash(signal);
  write_all(STDERR_FILENO, g_sentence.data(), g_sentence_bytes);
  // SA_RESETHAND has removed the handler: raised again, the signal ends the process.
  raise(signal);
}

}  // namespace

TerminalGuard::TerminalGuard(const std::string& farewell, const std::string& log) {
  const bool fits = log.size() < g_log.size();
  std::fill(g_log.begin(), g_log.end(), '\0');
  if (fits) std::copy(log.begin(), log.end(), g_log.begin());
  const std::string words = fits && !log.empty() ? tr("the program has crashed; {} says when", log)
                                                 : std::string(tr("the program has crashed"));
  const std::string sentence = "gridmates: " + words + "\n";
  g_sentence_bytes = std::min(sentence.size(), g_sentence.size());
  std::copy_n(sentence.begin(), g_sentence_bytes, g_sentence.begin());
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
