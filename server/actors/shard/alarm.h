// One timer of an actor that is set and reset as things change. Owned by the actor, used on the
// thread of the actor's shard; the clock must outlive it. Inside server/actors.
#pragma once

#include <boost/asio/post.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "server/actors/shard/await.h"
#include "server/ports/clock.h"

namespace gridmates::actors {

class Alarm {
 public:
  bool is_set() const { return timer_ != nullptr; }
  void reset() { timer_.reset(); }

  // Calls `then` on that thread after `delay_ms`, unless the alarm is reset or set again before, or
  // `owner`, of which the alarm is a part, is gone.
  void set(ports::Clock& clock, const Executor& executor, std::weak_ptr<void> owner,
           std::uint64_t delay_ms, std::function<void()> then) {
    // A timer that has been cancelled may have fired already.
    const std::uint64_t number = ++set_;
    auto ring = [this, number, owner, then = std::move(then)] {
      const auto alive = owner.lock();
      if (!alive || !is_set() || number != set_) return;
      reset();
      then();
    };
    timer_ = clock.after(delay_ms, [executor, owner, ring = std::move(ring)] {
      if (!owner.expired()) boost::asio::post(executor, ring);
    });
  }

 private:
  std::unique_ptr<ports::Clock::Timer> timer_;
  std::uint64_t set_ = 0;  // how often
};

}  // namespace gridmates::actors
