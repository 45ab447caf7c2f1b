// Ctrl-C as a stop token. One at a time, constructed in the main thread before other threads.
#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

namespace gridmates::tools {

// While it lives, the first SIGINT or SIGTERM requests a stop instead of ending the program; the
// second one ends it. If the system starts no thread to wait for signals, the first one ends it.
class Interrupts {
 public:
  Interrupts();
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

  std::stop_token token() const { return stop_.get_token(); }
  // The signal received; 0 for none.
  int signal() const { return signal_; }

 private:
  void wait(const std::stop_token& over);

  std::stop_source stop_;
  std::atomic<int> signal_{0};
  std::jthread waiter_;
};

}  // namespace gridmates::tools
