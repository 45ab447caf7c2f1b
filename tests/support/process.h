// A program run by a test: its standard streams as lines; it is stopped by its own pid. Owned by
// the test; one thread.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace gridmates::support {

// How long a test waits for an event before it fails. Not a measure of how long anything takes.
inline constexpr std::chrono::seconds kPatience{60};

class Process {
 public:
  // Starts a program. `environment` is added to the test's own; an empty value unsets a variable.
  // Standard error goes to the file `errors` if one is named, otherwise to the test's own.
  explicit Process(std::vector<std::string> arguments,
                   std::map<std::string, std::string> environment = {}, std::string errors = {});
  // Kills the program if it still runs.
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  void write_line(const std::string& line);
  void close_input();

  // The next line of standard output; nullopt at its end or after kPatience.
  std::optional<std::string> read_line();
  // Reads on until a line satisfies `wanted` and returns it; nullopt as above. lines() keeps the
  // lines read.
  std::optional<std::string> wait_for(const std::function<bool(const std::string&)>& wanted);
  // The same for a line that contains `part`.
  std::optional<std::string> wait_for(const std::string& part);
  // Everything read so far.
  const std::vector<std::string>& lines() const { return lines_; }

  void signal(int number);
  // Kills it at once and waits until it has ended.
  void kill();
  // Waits until it has ended; the exit status, or 128 + the signal that ended it. nullopt after
  // kPatience.
  std::optional<int> wait();
  pid_t pid() const { return pid_; }

 private:
  bool fill_buffer();

  pid_t pid_ = -1;
  int input_ = -1;
  int output_ = -1;
  std::string buffer_;
  std::vector<std::string> lines_;
  std::optional<int> status_;
};

}  // namespace gridmates::support
