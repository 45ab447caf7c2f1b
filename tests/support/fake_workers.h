// Workers without threads: jobs are delivered like the answers of the other fakes, or run inside
// post(). One thread.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>

#include "server/base/limits.h"
#include "server/ports/workers.h"
#include "tests/support/deliver.h"

namespace gridmates::support {

class FakeWorkers final : public ports::Workers {
 public:
  // Jobs run inside post().
  FakeWorkers() : FakeWorkers([](const std::function<void()>& job) { job(); }) {}
  // Jobs run when `deliver` lets them.
  explicit FakeWorkers(Deliver deliver) : deliver_(std::move(deliver)) {}

  bool post(PlayerId, std::function<void()> job) override {
    if (full || *waiting_ >= limits::kWorkerQueue) return false;
    ++*waiting_;
    deliver_([waiting = waiting_, job = std::move(job)] {
      --*waiting;
      job();
    });
    return true;
  }

  bool is_idle() const override { return *waiting_ == 0; }

  bool full = false;  // refuse every job

 private:
  Deliver deliver_;
  std::shared_ptr<std::size_t> waiting_ = std::make_shared<std::size_t>(0);
};

}  // namespace gridmates::support
