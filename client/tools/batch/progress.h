// Shows the progress of a long command on a terminal. One thread at a time.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>

namespace gridmates::tools {

// Removes the current line of a terminal.
inline constexpr const char* kTakeLineAway = "\r\x1b[K";

// "120 of 1000, 45.3 a second, 0:20 left"
std::string progress_in_words(std::uint64_t done, std::uint64_t of, double seconds);

// A line on standard error that is rewritten; nothing if standard error is not a terminal.
class Progress {
 public:
  using Clock = std::chrono::steady_clock;
  // The output of the line.
  struct Terminal {
    std::FILE* file = stderr;
    bool is_watched = false;  // the file is a terminal
    bool has_output = false;  // standard output is a terminal too
  };
  static Terminal standard_error();

  explicit Progress(std::uint64_t of, const Terminal& terminal = standard_error());
  ~Progress() { take_away(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Updates the line if it is old, otherwise restores one that was removed.
  void show(std::uint64_t done, Clock::time_point now = Clock::now());
  // Removes the line. Call before other output to standard error.
  void take_away();
  // Call before output to standard output.
  void make_way() {
    if (terminal_.has_output) take_away();
  }

 private:
  std::uint64_t of_;
  Terminal terminal_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point last_made_ = begin_;
  std::string line_;       // the latest
  bool is_shown_ = false;  // it is on the terminal
};

}  // namespace gridmates::tools
