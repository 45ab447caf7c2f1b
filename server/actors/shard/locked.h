// A value shared by all threads. Its lock is held while the value is used, and never while anything
// else is called. Inside server/actors.
#pragma once

#include <mutex>
#include <utility>

namespace gridmates::actors {

template <class T>
class Locked {
 public:
  // Calls `use` with the value and returns its result.
  template <class Use>
  auto with(Use use) {
    const std::lock_guard lock(mutex_);
    return use(value_);
  }

 private:
  std::mutex mutex_;
  T value_;
};

}  // namespace gridmates::actors
