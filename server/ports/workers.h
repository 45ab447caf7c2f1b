// A small pool for work that takes long: boards, hashes. Safe for concurrent use.
#pragma once

#include <functional>

#include "server/base/ids.h"

namespace gridmates::ports {

class Workers {
 public:
  virtual ~Workers() = default;
  // Runs `job`, which is done for `player`, on some worker: one of a player's at a time, players in
  // turn. False, and nothing done, when too many wait (limits::kWorkerQueue) or too many of this
  // player (limits::kWorkerQueueOfPlayer).
  virtual bool post(PlayerId player, std::function<void()> job) = 0;
  // No job of a player waits or runs, but of PlayerId 0, which is nobody.
  virtual bool is_idle() const = 0;
};

}  // namespace gridmates::ports
