// A small pool for long computations: boards, hashes. Safe for concurrent use.
#pragma once

#include <functional>
#include <stop_token>

#include "server/base/ids.h"

namespace gridmates::ports {

class Workers {
 public:
  virtual ~Workers() = default;
  // Runs `job` for `player` on some worker: one job of each player at a time, players in turn. A
  // long job does not hold up the others. False, and nothing done, if too many jobs wait
  // (limits::kWorkerQueue) or too many of this player (limits::kWorkerQueueOfPlayer).
  virtual bool post(PlayerId player, std::function<void()> job) = 0;
  // Runs `job`, which nobody waits for, on some worker. False, and nothing done, while any other
  // job waits or runs. The token requests its end when another job would have to wait for it, and
  // when the workers shut down; then it may also be dropped before it begins.
  virtual bool post_when_idle(std::function<void(const std::stop_token&)> job) = 0;
};

}  // namespace gridmates::ports
