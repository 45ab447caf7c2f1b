// The end of a turn of a thread that serves. While handlers run, actors only leave values with
// each other and ask to be called here; when all handlers that were ready have run, each is called
// once. So nobody is called back from inside a call of its own, and what one turn brings is decided
// and written together. Used on that thread alone. Inside server/actors.
#pragma once

#include <boost/asio/post.hpp>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "server/actors/await.h"

namespace gridmates::actors {

class EndOfTurn {
 public:
  // `last` is called at the end of each turn when nobody else is to be called any more.
  EndOfTurn(const Executor& executor, std::function<void()> last)
      : executor_(executor), last_(std::move(last)) {}

  // Calls the member function `What` of `who`, which must not throw, at the end of this turn; what
  // is asked for meanwhile is done then too.
  template <auto What, class Actor>
  void call(std::shared_ptr<Actor> who) {
    const auto run = [](void* actor) { (static_cast<Actor*>(actor)->*What)(); };
    waiting_.push_back({std::move(who), run});
    come();
  }

  // This turn has an end.
  void come() {
    if (std::exchange(posted_, true)) return;
    // Behind all handlers that are ready now.
    boost::asio::post(executor_, [this] { end(); });
  }

  // The executor runs no more: nobody is called any more.
  void abandon() { const auto dropped = std::exchange(waiting_, {}); }

 private:
  struct Call {
    std::shared_ptr<void> who;
    void (*what)(void*);
  };

  void end() {
    for (std::size_t i = 0; i < waiting_.size(); ++i) {
      const Call next = std::move(waiting_[i]);
      next.what(next.who.get());
    }
    waiting_.clear();
    last_();
    posted_ = false;
  }

  Executor executor_;
  const std::function<void()> last_;
  std::vector<Call> waiting_;
  bool posted_ = false;
};

}  // namespace gridmates::actors
