// How far a long command is, for people who watch it on a terminal. One thread at a time.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace gridmates::tools {

// What takes the line away that stands on a terminal.
inline constexpr const char* kTakeLineAway = "\r\x1b[K";

// "120 of 1000, 45.3 a second, 0:20 left"
std::string progress_in_words(std::uint64_t done, std::uint64_t of, double seconds);

// A line on standard error that is written over and over, when that is a terminal; else nothing.
class Progress {
 public:
  explicit Progress(std::uint64_t of);
  ~Progress() { take_away(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(std::uint64_t done);
  // Before something else is written to standard error.
  void take_away() const;

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t of_;
  bool is_watched_;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point last_shown_ = begin_;
};

}  // namespace gridmates::tools
