// The end of a turn of a serving thread. While handlers run, actors only leave values with each
// other and register calls here; when all handlers that were ready have run, the calls are made. So
// no actor is called back from inside one of its own calls, and the effects of one turn are decided
// and written together. After limits::kCallsInARow calls the handlers that are ready by then run
// before the next calls. Used on that thread alone. Inside server/actors.
#pragma once

#include <boost/asio/post.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "server/actors/shard/await.h"
#include "server/base/limits.h"

namespace gridmates::actors {

class EndOfTurn {
 public:
  // `last` is called after each series of calls, before other handlers run.
  EndOfTurn(const Executor& executor, std::function<void()> last)
      : executor_(executor), last_(std::move(last)) {}

  // Calls the member function `What` of `who`, which must not throw, at the end of this turn, after
  // the calls registered before.
  template <auto What, class Actor>
  void call(std::shared_ptr<Actor> who) {
    const auto run = [](void* actor) { (static_cast<Actor*>(actor)->*What)(); };
    waiting_.push_back({std::move(who), run});
    come();
  }

  // Schedules the end of this turn, so that `last` is called even without other calls.
  void come() {
    if (std::exchange(posted_, true)) return;
    // Runs after all handlers that are ready now.
    boost::asio::post(executor_, [this] { end(); });
  }

  // The executor has stopped: drops the registered calls.
  void abandon() { const auto dropped = std::exchange(waiting_, {}); }

 private:
  struct Call {
    std::shared_ptr<void> who;
    void (*what)(void*);
  };

  void end() {
    std::size_t called = 0;
    for (; called < waiting_.size() && called < limits::kCallsInARow; ++called) {
      const Call next = std::move(waiting_[called]);
      next.what(next.who.get());
    }
    waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(called));
    last_();
    posted_ = false;
    if (!waiting_.empty()) come();
  }

  Executor executor_;
  const std::function<void()> last_;
  std::vector<Call> waiting_;
  bool posted_ = false;
};

}  // namespace gridmates::actors
