// A cache of journal heads, and how far the journal is indexed, as seen by the writer's current
// transaction: an append to a cached room reads nothing. Holds at most limits::kKnownHeads rooms.
// Owned by the Store; used on the writer's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "server/base/ids.h"
#include "server/base/limits.h"

namespace gridmates::store {

struct Head {
  Term term;
  Seq last;  // event
  bool closed = false;
  friend bool operator==(const Head&, const Head&) = default;
};

class HeadCache {
 public:
  // nullopt: not cached; the caller reads the head.
  std::optional<Head> find(RoomId room) const {
    const auto found = heads_.find(room.value);
    return found == heads_.end() ? std::nullopt : std::optional(found->second);
  }

  void put(RoomId room, const Head& head) {
    // More rooms than expected are open: start over and read them again.
    if (heads_.size() >= limits::kKnownHeads && !heads_.contains(room.value)) heads_.clear();
    heads_[room.value] = head;
  }

  void forget(RoomId room) { heads_.erase(room.value); }
  // To be called when written rows were rolled back, or may have been.
  void forget_all() {
    heads_.clear();
    indexed_.reset();
  }

  // The last row whose batch is in the index by room; and how many rows up to `row` are not in it.
  void set_indexed(std::int64_t row) { indexed_ = row; }
  std::int64_t unindexed(std::int64_t row) const {
    return indexed_ ? row - *indexed_ : limits::kUnindexedBatches;  // not known: have it read
  }

  std::size_t size() const { return heads_.size(); }

 private:
  std::unordered_map<RoomId::rep, Head> heads_;
  std::optional<std::int64_t> indexed_;
};

}  // namespace gridmates::store
