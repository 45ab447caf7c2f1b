// How the fakes answer: through a function that takes the answer and calls it later, so that a
// simulation decides when and in which order. One thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <functional>
#include <utility>

namespace gridmates::support {

using Deliver = std::function<void(std::function<void()>)>;

// The simplest delivery: in order, when the test asks for it. Outlives the fakes that use it.
class Deliveries {
 public:
  Deliver deliver() {
    return [this](std::function<void()> answer) { waiting_.push_back(std::move(answer)); };
  }
  std::size_t waiting() const { return waiting_.size(); }
  // Runs the oldest answer; false if there is none.
  bool run_one() {
    if (waiting_.empty()) return false;
    auto answer = std::move(waiting_.front());
    waiting_.pop_front();
    answer();
    return true;
  }
  // Like run_one(), with the newest answer.
  bool run_newest() {
    if (waiting_.empty()) return false;
    std::rotate(waiting_.begin(), waiting_.end() - 1, waiting_.end());
    return run_one();
  }
  // Until none is left, including those that the answers themselves add.
  void run_all() {
    while (run_one()) {
    }
  }
  // The effect of a crash on pending answers.
  void drop_all() { waiting_.clear(); }

 private:
  std::deque<std::function<void()>> waiting_;
};

}  // namespace gridmates::support
