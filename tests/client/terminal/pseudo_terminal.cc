#include "tests/client/terminal/pseudo_terminal.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <utmp.h>

#include <chrono>
#include <cstdlib>
#include <exception>

#include "engine/text/utf8.h"

namespace gridmates::terminal::testing {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kPatience{30};
constexpr int kThrew = 99;

winsize window(Size size) {
  return {static_cast<unsigned short>(size.rows), static_cast<unsigned short>(size.columns), 0, 0};
}

int left_ms(Clock::time_point until) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now());
  return static_cast<int>(std::max<std::int64_t>(left.count(), 0));
}

int status_of(int status) {
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

// Runs `job` like a shell job: in the foreground; when it stops, reports that and continues it
// after the next typed line.
int run_as_job(const std::function<int()>& job) {
  ::signal(SIGTTOU, SIG_IGN);
  const pid_t pid = fork();
  if (pid == 0) {
    setpgid(0, 0);
    tcsetpgrp(STDIN_FILENO, getpid());
    ::signal(SIGTTOU, SIG_DFL);
    _exit(job());
  }
  setpgid(pid, pid);
  int status = 0;
  while (waitpid(pid, &status, WUNTRACED) == pid && WIFSTOPPED(status)) {
    tcsetpgrp(STDIN_FILENO, getpgrp());
    constexpr std::string_view kStopped = "stopped\r\n";
    char line[16];
    if (write(STDOUT_FILENO, kStopped.data(), kStopped.size()) < 0) return 1;
    if (read(STDIN_FILENO, line, sizeof(line)) < 0) return 1;
    tcsetpgrp(STDIN_FILENO, pid);
    kill(pid, SIGCONT);
  }
  return status_of(status);
}

[[noreturn]] void be_child(int slave, const Environment& environment,
                           const std::function<int()>& child, bool as_job) {
  login_tty(slave);
  for (const auto& [name, value] : environment) setenv(name.c_str(), value.c_str(), 1);
  int status = kThrew;
  try {
    status = as_job ? run_as_job(child) : child();
  } catch (const std::exception&) {
    status = kThrew;
  }
  _exit(status);
}

}  // namespace

PseudoTerminal::PseudoTerminal(Size size, const Environment& environment,
                               const std::function<int()>& child, bool as_job)
    : size_(size), vterm_(vterm_new(size.rows, size.columns)) {
  vterm_set_utf8(vterm_, 1);
  screen_ = vterm_obtain_screen(vterm_);
  callbacks_.settermprop = on_property;
  vterm_screen_set_callbacks(screen_, &callbacks_, this);
  vterm_screen_enable_altscreen(screen_, 1);
  vterm_screen_reset(screen_, 1);
  const winsize initial = window(size);
  EXPECT_EQ(openpty(&master_, &slave_, nullptr, nullptr, &initial), 0);
  child_ = fork();
  if (child_ == 0) {
    close(master_);
    be_child(slave_, environment, child, as_job);
  }
  ended_ = static_cast<int>(syscall(SYS_pidfd_open, child_, 0));
  EXPECT_GE(ended_, 0);
}

PseudoTerminal::~PseudoTerminal() {
  if (child_ > 0) {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  close(ended_);
  close(slave_);
  close(master_);
  vterm_free(vterm_);
}

int PseudoTerminal::on_property(VTermProp property, VTermValue* value, void* self) {
  auto& terminal = *static_cast<PseudoTerminal*>(self);
  if (property == VTERM_PROP_ALTSCREEN) terminal.alternate_screen_ = value->boolean != 0;
  if (property == VTERM_PROP_CURSORVISIBLE) terminal.cursor_visible_ = value->boolean != 0;
  return 1;
}

void PseudoTerminal::type(const std::string& bytes) {
  EXPECT_EQ(write(master_, bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
}

void PseudoTerminal::resize(Size size) {
  size_ = size;
  vterm_set_size(vterm_, size.rows, size.columns);
  const winsize now = window(size);
  EXPECT_EQ(ioctl(master_, TIOCSWINSZ, &now), 0);
}

void PseudoTerminal::signal(int number) const { EXPECT_EQ(kill(child_, number), 0); }

void PseudoTerminal::read_output() {
  char bytes[4096];
  const ssize_t count = read(master_, bytes, sizeof(bytes));
  if (count <= 0) return;
  sent_.append(bytes, static_cast<std::size_t>(count));
  vterm_input_write(vterm_, bytes, static_cast<std::size_t>(count));
  // The answers of a terminal to queries.
  const std::size_t answer = vterm_output_read(vterm_, bytes, sizeof(bytes));
  if (answer > 0) type(std::string(bytes, answer));
}

bool PseudoTerminal::until(const std::function<bool()>& wanted) {
  const Clock::time_point end = Clock::now() + kPatience;
  while (!wanted()) {
    pollfd output{master_, POLLIN, 0};
    if (poll(&output, 1, left_ms(end)) <= 0) return false;
    read_output();
  }
  return true;
}

int PseudoTerminal::wait_for_end() {
  const Clock::time_point end = Clock::now() + kPatience;
  pollfd fds[2] = {{master_, POLLIN, 0}, {ended_, POLLIN, 0}};
  while (poll(fds, 2, left_ms(end)) > 0) {
    if ((fds[0].revents & POLLIN) != 0) {
      read_output();
    } else if (fds[1].revents != 0) {
      int status = 0;
      waitpid(std::exchange(child_, -1), &status, 0);
      return status_of(status);
    }
  }
  return -1;
}

std::string PseudoTerminal::picture() const {
  std::string text;
  for (int row = 0; row < size_.rows; ++row) {
    for (int column = 0; column < size_.columns; ++column) {
      VTermScreenCell cell{};
      vterm_screen_get_cell(screen_, {row, column}, &cell);
      if (cell.chars[0] == static_cast<std::uint32_t>(-1)) continue;
      if (cell.chars[0] == 0) text += ' ';
      for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && cell.chars[i] != 0; ++i) {
        text::append_utf8(text, cell.chars[i]);
      }
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

bool PseudoTerminal::cooked() const {
  termios state{};
  tcgetattr(slave_, &state);
  return (state.c_lflag & ICANON) != 0 && (state.c_lflag & ECHO) != 0;
}

bool PseudoTerminal::colored() const {
  for (int row = 0; row < size_.rows; ++row) {
    for (int column = 0; column < size_.columns; ++column) {
      VTermScreenCell cell{};
      vterm_screen_get_cell(screen_, {row, column}, &cell);
      if (!VTERM_COLOR_IS_DEFAULT_FG(&cell.fg) || !VTERM_COLOR_IS_DEFAULT_BG(&cell.bg)) return true;
    }
  }
  return false;
}

}  // namespace gridmates::terminal::testing
