// How far a command is that reads until its input ends, for people who watch it on a terminal.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace gridmates::tools {

// "12 puzzles, 340 steps"
std::string activity_in_words(std::uint64_t puzzles, std::uint64_t steps);

// A line on standard error that is written over and over while it lives, from a second and the
// first step on, when that is a terminal; else nothing. Any thread may count; the rest is for the
// one that writes.
class Activity {
 public:
  Activity();
  ~Activity();
  Activity(const Activity&) = delete;
  Activity& operator=(const Activity&) = delete;

  void count_step() { ++steps_; }
  void count_puzzle() { ++puzzles_; }
  // Before something else is written.
  void take_away();

 private:
  void show(const std::stop_token& over);

  std::atomic<std::uint64_t> puzzles_{0};
  std::atomic<std::uint64_t> steps_{0};
  std::mutex shown_;  // guards what stands on the terminal
  bool is_shown_ = false;
  std::vector<std::jthread> shower_;
};

}  // namespace gridmates::tools
