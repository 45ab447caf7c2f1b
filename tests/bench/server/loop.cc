#include "tests/bench/server/loop.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>

namespace gridmates::bench {
namespace {

constexpr auto kTick = std::chrono::milliseconds(2);

void control(int epoll, int operation, int fd, Watcher& watcher, bool writing) {
  epoll_event event{};
  event.events = EPOLLIN | (writing ? EPOLLOUT : 0u);
  event.data.ptr = &watcher;
  if (::epoll_ctl(epoll, operation, fd, &event) != 0) throw std::runtime_error("epoll_ctl");
}

}  // namespace

Loop::Loop() : epoll_(::epoll_create1(EPOLL_CLOEXEC)) {
  if (epoll_ < 0) throw std::runtime_error("no epoll");
}

Loop::~Loop() { ::close(epoll_); }

void Loop::watch(int fd, Watcher& watcher, bool writing) {
  control(epoll_, EPOLL_CTL_ADD, fd, watcher, writing);
}

void Loop::change(int fd, Watcher& watcher, bool writing) {
  control(epoll_, EPOLL_CTL_MOD, fd, watcher, writing);
}

void Loop::tick(Time now) {
  if (!tick_ || now < next_tick_) return;
  next_tick_ = now + kTick;
  tick_();
}

void Loop::run_once(Time until) {
  std::array<epoll_event, 64> events;
  const auto wait =
      std::clamp<Clock::duration>(until - Clock::now(), Clock::duration::zero(), kTick);
  const auto ns = std::chrono::duration_cast<std::chrono::nanoseconds>(wait).count();
  const timespec timeout{0, static_cast<long>(ns)};
  const int count = ::epoll_pwait2(epoll_, events.data(), events.size(), &timeout, nullptr);
  for (int i = 0; i < count; ++i) {
    static_cast<Watcher*>(events[static_cast<std::size_t>(i)].data.ptr)
        ->ready(events[static_cast<std::size_t>(i)].events);
  }
  tick(Clock::now());
}

bool Loop::run_until(const std::function<bool()>& done, Time deadline) {
  while (!done()) {
    if (Clock::now() >= deadline) return false;
    run_once(deadline);
  }
  return true;
}

void Loop::run_for(Clock::duration time) {
  const Time until = Clock::now() + time;
  while (Clock::now() < until) run_once(until);
}

}  // namespace gridmates::bench
