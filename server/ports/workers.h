// A small pool for work that takes long: boards, hashes. Safe for concurrent use.
#pragma once

#include <functional>
#include <stop_token>

#include "server/base/ids.h"

namespace gridmates::ports {

class Workers {
 public:
  virtual ~Workers() = default;
  // Runs `job`, which is done for `player`, on some worker: one of a player's at a time, players in
  // turn. A job that takes long is no reason for others to wait. False, and nothing done, when too
  // many wait (limits::kWorkerQueue) or too many of this player (limits::kWorkerQueueOfPlayer).
  virtual bool post(PlayerId player, std::function<void()> job) = 0;
  // Runs `job`, for which nobody waits, on some worker. False, and nothing done, while any other
  // job waits or runs. The token asks it to end when another job would have to wait for it, and
  // when the workers end; then it may also be dropped before it begins.
  virtual bool post_when_idle(std::function<void(const std::stop_token&)> job) = 0;
};

}  // namespace gridmates::ports
