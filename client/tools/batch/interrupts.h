// Ctrl-C as a stop token. One at a time, made in the main thread before it starts others.
#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

namespace gridmates::tools {

// While one lives, the first SIGINT or SIGTERM requests a stop instead of ending the program; the
// second one ends it. Where the system starts no thread to wait for them, the first one does.
class Interrupts {
 public:
  Interrupts();
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

  std::stop_token token() const { return stop_.get_token(); }
  // The signal that came; 0 for none.
  int signal() const { return signal_; }

 private:
  void wait(const std::stop_token& over);

  std::stop_source stop_;
  std::atomic<int> signal_{0};
  std::jthread waiter_;
};

}  // namespace gridmates::tools
