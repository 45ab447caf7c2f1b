#include "tests/server/app/child.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <utility>

#include "server/app/run.h"

namespace gridmates::app {
namespace {

constexpr int kPatienceMs = 600'000;

std::string read_some(int fd, std::size_t at_most) {
  pollfd wait{fd, POLLIN, 0};
  if (::poll(&wait, 1, kPatienceMs) <= 0) return {};
  std::string text(at_most, '\0');
  const ssize_t n = ::read(fd, text.data(), text.size());
  text.resize(n > 0 ? static_cast<std::size_t>(n) : 0);
  return text;
}

std::string read_all(int fd) {
  std::string all;
  for (std::string part = read_some(fd, 4096); !part.empty(); part = read_some(fd, 4096))
    all += part;
  return all;
}

}  // namespace

Child::Child(std::vector<std::string> arguments) {
  std::array<int, 2> output{};
  std::array<int, 2> errors{};
  if (::pipe2(output.data(), O_CLOEXEC) != 0 || ::pipe2(errors.data(), O_CLOEXEC) != 0) return;
  pid_ = ::fork();
  if (pid_ == 0) {
    ::alarm(kPatienceMs / 1'000);  // so that a killed test leaves no process
    ::dup2(output[1], STDOUT_FILENO);
    ::dup2(errors[1], STDERR_FILENO);
    for (const int fd : {output[0], output[1], errors[0], errors[1]}) ::close(fd);
    const auto nothing = [](const std::string&) { return std::nullopt; };
    const int status = run(std::move(arguments), nothing, "1.2.3");
    std::fflush(nullptr);
    ::_exit(status);
  }
  ::close(output[1]);
  ::close(errors[1]);
  output_ = output[0];
  errors_ = errors[0];
}

Child::~Child() {
  if (pid_ > 0) {
    signal(SIGKILL);
    wait();
  }
  ::close(output_);
  ::close(errors_);
}

std::string Child::read_line() {
  std::string line;
  for (std::string next = read_some(output_, 1); !next.empty() && next != "\n";
       next = read_some(output_, 1)) {
    line += next;
  }
  return line;
}

int Child::wait() {
  int status = 0;
  if (::waitpid(std::exchange(pid_, -1), &status, 0) < 0) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

void Child::signal(int number) const { ::kill(pid_, number); }

std::string Child::rest_of_output() { return read_all(output_); }
std::string Child::errors() { return read_all(errors_); }

}  // namespace gridmates::app
