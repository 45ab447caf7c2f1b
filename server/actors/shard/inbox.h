// The letters from other shards to one, with a bound in bytes. Some letters are written regardless
// of the bound: each of them is owed for something that has a bound of its own, as an answer is for
// an action. Safe for concurrent use: a lock is held to put letters in and to take them out, and
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

  // What one shard writes in one turn.
  struct Bundle {
    std::vector<Letter> letters;
    std::size_t bytes = 0;
  };

  // For writers: this number of bytes is on its way here.
  void expect(std::size_t bytes) { bytes_ += bytes; }
  // Whether there is room for more. If not, a later release() returns true.
  bool has_room() {
    if (bytes_ < bound_bytes_) return true;
    awaited_ = true;
    return bytes_ < bound_bytes_;  // a release() may have come in between
  }
  // Bundles of one shard keep their order.
  void put(Bundle bundle) {
    const std::lock_guard lock(mutex_);
    bundles_.push_back(std::move(bundle));
  }

  // For the owning shard: takes all that has arrived.
  std::vector<Bundle> take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(bundles_, {});
  }
  // This number of bytes has been read. True: there is room again, and other shards wait for it.
  bool release(std::size_t bytes) {
    bytes_ -= bytes;
    return bytes_ < bound_bytes_ && awaited_.exchange(false);
  }

 private:
  const std::size_t bound_bytes_;
  std::atomic<std::size_t> bytes_{0};  // written and not yet read
  std::atomic<bool> awaited_{false};   // has_room() has returned false
  std::mutex mutex_;
  std::vector<Bundle> bundles_;
};

}  // namespace gridmates::actors
