// Ends the process if it does not end by itself in time. Used by one thread.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace gridmates::app {

class Watchdog {
 public:
  // After `time` logs an error and ends the process with `status`, unless the watchdog is destroyed
  // before. Further calls do nothing.
  void start(std::chrono::milliseconds time, int status);

 private:
  std::mutex mutex_;
  std::condition_variable_any called_off_;
  std::jthread thread_;  // its destructor requests a stop and joins
};

}  // namespace gridmates::app
