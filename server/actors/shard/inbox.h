// What other shards have said to one, with a bound in bytes. Some letters are written whatever it
// holds: each of them is owed for something that has a bound of its own, as an answer is for an
// action. Safe for concurrent use: a lock that is held to put letters in and to take them out, and
// never while anything else is called. Inside server/actors.
#pragma once

#include <atomic>
#include <cstddef>
#include <mutex>
#include <utility>
#include <vector>

#include "server/actors/shard/letters.h"

namespace gridmates::actors {

class Inbox {
 public:
  explicit Inbox(std::size_t bound_bytes) : bound_bytes_(bound_bytes) {}

  // What one shard has written in one turn.
  struct Bundle {
    std::vector<Letter> letters;
    std::size_t bytes = 0;
  };

  // For those who write: this number of bytes is on its way here.
  void expect(std::size_t bytes) { bytes_ += bytes; }
  // Whether there is room for more. If not, a release() to come says that there is again.
  bool has_room() {
    if (bytes_ < bound_bytes_) return true;
    awaited_ = true;
    return bytes_ < bound_bytes_;  // in between somebody may have released without seeing that
  }
  // In the order in which one shard calls it.
  void put(Bundle bundle) {
    const std::lock_guard lock(mutex_);
    bundles_.push_back(std::move(bundle));
  }

  // For the shard whose inbox it is: all that has come.
  std::vector<Bundle> take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(bundles_, {});
  }
  // This number of bytes has been read. True: there is room now, and others wait for it.
  bool release(std::size_t bytes) {
    bytes_ -= bytes;
    return bytes_ < bound_bytes_ && awaited_.exchange(false);
  }

 private:
  const std::size_t bound_bytes_;
  std::atomic<std::size_t> bytes_{0};  // written and not yet read
  std::atomic<bool> awaited_{false};   // has_room() has said no
  std::mutex mutex_;
  std::vector<Bundle> bundles_;
};

}  // namespace gridmates::actors
