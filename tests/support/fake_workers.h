// Workers without threads: jobs are delivered like the answers of the other fakes, or run inside
// post(). One thread.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
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
    if (idle_job_) idle_job_->request_stop();
    deliver_([waiting = waiting_, job = std::move(job)] {
      --*waiting;
      job();
    });
    return true;
  }

  bool post_when_idle(std::function<void(const std::stop_token&)> job) override {
    if (full || *waiting_ > 0) return false;
    ++*waiting_;
    idle_job_.emplace();
    deliver_([waiting = waiting_, token = idle_job_->get_token(), job = std::move(job)] {
      --*waiting;
      job(token);
    });
    return true;
  }

  bool full = false;  // refuse every job

 private:
  Deliver deliver_;
  std::optional<std::stop_source> idle_job_;  // the latest
  std::shared_ptr<std::size_t> waiting_ = std::make_shared<std::size_t>(0);
};

}  // namespace gridmates::support
