// How far a long command is, for people who watch it on a terminal. One thread at a time.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>

namespace gridmates::tools {

// What takes the line away that stands on a terminal.
inline constexpr const char* kTakeLineAway = "\r\x1b[K";

// "120 of 1000, 45.3 a second, 0:20 left"
std::string progress_in_words(std::uint64_t done, std::uint64_t of, double seconds);

// A line on standard error that is written over and over, when that is a terminal; else nothing.
class Progress {
 public:
  using Clock = std::chrono::steady_clock;
  // Where the line stands.
  struct Terminal {
    std::FILE* file = stderr;
    bool is_watched = false;  // it is a terminal
    bool has_output = false;  // so is standard output
  };
  static Terminal standard_error();

  explicit Progress(std::uint64_t of, const Terminal& terminal = standard_error());
  ~Progress() { take_away(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Writes the line anew when it is old, else puts back one that was taken away.
  void show(std::uint64_t done, Clock::time_point now = Clock::now());
  // Before something else is written to standard error.
  void take_away();
  // Before something is written to standard output.
  void make_way() {
    if (terminal_.has_output) take_away();
  }

 private:
  std::uint64_t of_;
  Terminal terminal_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point last_made_ = begin_;
  std::string line_;       // the latest
  bool is_shown_ = false;  // it stands on the terminal
};

}  // namespace gridmates::tools
