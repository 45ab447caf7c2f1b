// Shows the progress of a command that reads until its input ends, on a terminal.
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

// A line on standard error that is rewritten while the object lives, after a second and the first
// count; nothing if standard error is not a terminal. Any thread may count; the other functions are
// for the thread that writes.
class Activity {
 public:
  Activity();
  ~Activity();
  Activity(const Activity&) = delete;
  Activity& operator=(const Activity&) = delete;

  void count_step() { ++steps_; }
  void count_puzzle() { ++puzzles_; }
  // Removes the line. Call before other output.
  void take_away();

 private:
  void show(const std::stop_token& over);

  std::atomic<std::uint64_t> puzzles_{0};
  std::atomic<std::uint64_t> steps_{0};
  std::mutex shown_;  // guards the line on the terminal
  bool is_shown_ = false;
  std::vector<std::jthread> shower_;
};

}  // namespace gridmates::tools
