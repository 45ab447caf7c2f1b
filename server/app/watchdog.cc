#include "server/app/watchdog.h"

#include <cstdlib>

#include "server/base/log.h"

namespace gridmates::app {

void Watchdog::start(std::chrono::milliseconds time, int status) {
  if (thread_.joinable()) return;
  thread_ = std::jthread([this, time, status](std::stop_token off) {
    std::unique_lock lock(mutex_);
    called_off_.wait_for(lock, off, time, [] { return false; });
    if (off.stop_requested()) return;
    log::error("draining took too long, ending without");
    std::_Exit(status);
  });
}

}  // namespace gridmates::app
