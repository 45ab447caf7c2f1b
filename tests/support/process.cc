#include "tests/support/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <stdexcept>
#include <thread>

namespace gridmates::support {
namespace {

std::array<int, 2> make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  return ends;
}

[[noreturn]] void become(const std::vector<std::string>& arguments,
                         const std::map<std::string, std::string>& environment) {
  for (const auto& [name, value] : environment) {
    value.empty() ? ::unsetenv(name.c_str()) : ::setenv(name.c_str(), value.c_str(), 1);
  }
  std::vector<char*> argv;
  for (const auto& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  ::execv(argv[0], argv.data());
  ::_exit(127);
}

}  // namespace

Process::Process(std::vector<std::string> arguments, std::map<std::string, std::string> environment,
                 std::string errors) {
  static const bool no_pipe_signal = (::signal(SIGPIPE, SIG_IGN), true);
  (void)no_pipe_signal;
  const auto to_child = make_pipe();
  const auto from_child = make_pipe();
  pid_ = ::fork();
  if (pid_ == 0) {
    ::signal(SIGPIPE, SIG_DFL);
    ::dup2(to_child[0], STDIN_FILENO);
    ::dup2(from_child[1], STDOUT_FILENO);
    if (!errors.empty()) {
      const int file = ::open(errors.c_str(), O_CREAT | O_APPEND | O_WRONLY, 0600);
      if (file >= 0) ::dup2(file, STDERR_FILENO);
    }
    become(arguments, environment);
  }
  ::close(to_child[0]);
  ::close(from_child[1]);
  input_ = to_child[1];
  output_ = from_child[0];
  if (pid_ < 0) throw std::runtime_error("no process");
}

Process::~Process() {
  close_input();
  if (!status_) kill();
  ::close(output_);
}

void Process::write_line(const std::string& line) {
  const std::string text = line + "\n";
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t n = ::write(input_, text.data() + done, text.size() - done);
    if (n <= 0) return;
    done += static_cast<std::size_t>(n);
  }
}

void Process::close_input() {
  if (input_ >= 0) ::close(input_);
  input_ = -1;
}

bool Process::fill_buffer() {
  pollfd waiting{output_, POLLIN, 0};
  const auto patience = std::chrono::duration_cast<std::chrono::milliseconds>(kPatience).count();
  if (::poll(&waiting, 1, static_cast<int>(patience)) <= 0) return false;
  std::array<char, 4096> chunk;
  const ssize_t n = ::read(output_, chunk.data(), chunk.size());
  if (n <= 0) return false;
  buffer_.append(chunk.data(), static_cast<std::size_t>(n));
  return true;
}

std::optional<std::string> Process::read_line() {
  std::size_t end = 0;
  while ((end = buffer_.find('\n')) == std::string::npos) {
    if (!fill_buffer()) return std::nullopt;
  }
  std::string line = buffer_.substr(0, end);
  buffer_.erase(0, end + 1);
  lines_.push_back(line);
  return line;
}

std::optional<std::string> Process::wait_for(
    const std::function<bool(const std::string&)>& wanted) {
  while (auto line = read_line()) {
    if (wanted(*line)) return line;
  }
  return std::nullopt;
}

std::optional<std::string> Process::wait_for(const std::string& part) {
  return wait_for(
      [&part](const std::string& line) { return line.find(part) != std::string::npos; });
}

void Process::signal(int number) {
  if (!status_) ::kill(pid_, number);
}

void Process::kill() {
  signal(SIGKILL);
  (void)wait();
}

std::optional<int> Process::wait() {
  const auto give_up = std::chrono::steady_clock::now() + kPatience;
  while (!status_ && std::chrono::steady_clock::now() < give_up) {
    int status = 0;
    if (::waitpid(pid_, &status, WNOHANG) == pid_) {
      status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    } else {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  }
  return status_;
}

}  // namespace gridmates::support
