// How the fakes answer: through a function that takes the answer and lets it happen later, so that
// a simulation decides when, and in which order. One thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <functional>
#include <utility>

namespace gridmates::support {

using Deliver = std::function<void(std::function<void()>)>;

// The plainest way to deliver: in order, when the test says so. Outlives whatever delivers to it.
class Deliveries {
 public:
  Deliver deliver() {
    return [this](std::function<void()> answer) { waiting_.push_back(std::move(answer)); };
  }
  std::size_t waiting() const { return waiting_.size(); }
  // Lets the oldest happen; false when there is none.
  bool run_one() {
    if (waiting_.empty()) return false;
    auto answer = std::move(waiting_.front());
    waiting_.pop_front();
    answer();
    return true;
  }
  // As run_one, of the newest.
  bool run_newest() {
    if (waiting_.empty()) return false;
    std::rotate(waiting_.begin(), waiting_.end() - 1, waiting_.end());
    return run_one();
  }
  // Until nothing is left, also of what the answers themselves cause.
  void run_all() {
    while (run_one()) {
    }
  }
  // What a crash does to answers under way.
  void drop_all() { waiting_.clear(); }

 private:
  std::deque<std::function<void()>> waiting_;
};

}  // namespace gridmates::support
