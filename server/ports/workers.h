// A small pool for work that takes long: boards, hashes. Safe for concurrent use.
#pragma once

#include <functional>

namespace gridmates::ports {

class Workers {
 public:
  virtual ~Workers() = default;
  // Runs `job` on some worker; false, and nothing done, when the queue (limits::kWorkerQueue) is
  // full.
  virtual bool post(std::function<void()> job) = 0;
};

}  // namespace gridmates::ports
