#include "client/tools/batch/interrupts.h"

#include <csignal>
#include <system_error>

namespace gridmates::tools {
namespace {

sigset_t signals_that_stop() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  return set;
}

}  // namespace

// Threads that are started later inherit the blocked signals, so only the waiter gets them.
Interrupts::Interrupts() {
  const sigset_t set = signals_that_stop();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  try {
    waiter_ = std::jthread([this](const std::stop_token& over) { wait(over); });
  } catch (const std::system_error&) {
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
  }
}

Interrupts::~Interrupts() {
  if (!waiter_.joinable()) return;
  waiter_.request_stop();
  waiter_.join();
  const sigset_t set = signals_that_stop();
  pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

void Interrupts::wait(const std::stop_token& over) {
  const sigset_t set = signals_that_stop();
  constexpr timespec kBetweenLooks{0, 50'000'000};
  while (!over.stop_requested()) {
    const int number = sigtimedwait(&set, nullptr, &kBetweenLooks);
    if (number <= 0) continue;
    if (signal_ == 0) {
      signal_ = number;
      stop_.request_stop();
      continue;
    }
    std::signal(number, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
    std::raise(number);
  }
}

}  // namespace gridmates::tools
