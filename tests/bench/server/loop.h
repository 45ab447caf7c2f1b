// One epoll set and the clock of the load generator. Owned by a program's main; one thread.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace gridmates::bench {

using Clock = std::chrono::steady_clock;
using Time = Clock::time_point;

class Watcher {
 public:
  virtual ~Watcher() = default;
  // `events` as epoll names them.
  virtual void ready(std::uint32_t events) = 0;
};

class Loop {
 public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  // Watches a socket for input, and for room to write while `writing`. A watcher may be forgotten
  // at any time, also while it is called; the loop keeps no watcher whose socket is closed.
  void watch(int fd, Watcher& watcher, bool writing);
  void change(int fd, Watcher& watcher, bool writing);

  // Called about every two milliseconds while the loop runs, for sampling.
  void on_tick(std::function<void()> tick) { tick_ = std::move(tick); }

  // Waits until a socket is ready or until `until`, and handles what is ready.
  void run_once(Time until);
  // Runs until `done` returns true; false if `deadline` comes first.
  bool run_until(const std::function<bool()>& done, Time deadline);
  void run_for(Clock::duration time);

  // A buffer for reading from sockets, shared by all watchers.
  std::array<char, 128 * 1024>& scratch() { return scratch_; }

 private:
  void tick(Time now);

  int epoll_ = -1;
  std::function<void()> tick_;
  Time next_tick_;
  std::array<char, 128 * 1024> scratch_;
};

}  // namespace gridmates::bench
