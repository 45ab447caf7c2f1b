// Ends the process when it does not end by itself in time. Used by one thread.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace gridmates::app {

class Watchdog {
 public:
  // From now on there is so much time; then the log says so and the process ends with `status`.
  // Destroying the watchdog calls it off. Further calls do nothing.
  void start(std::chrono::milliseconds time, int status);

 private:
  std::mutex mutex_;
  std::condition_variable_any called_off_;
  std::jthread thread_;  // its end is asked for and waited for when it is destroyed
};

}  // namespace gridmates::app
