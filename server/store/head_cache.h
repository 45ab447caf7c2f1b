// Where rooms' journals stand, and how far they are indexed, as the writer's transaction under way
// sees it: an append that finds its room here reads nothing. Knows at most limits::kKnownHeads
// rooms. Owned by the Store; on the writer's thread.
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
  // nullopt: not known, so it has to be read.
  std::optional<Head> find(RoomId room) const {
    const auto found = heads_.find(room.value);
    return found == heads_.end() ? std::nullopt : std::optional(found->second);
  }

  void put(RoomId room, const Head& head) {
    // More rooms are open than ever should be: they are read once more.
    if (heads_.size() >= limits::kKnownHeads && !heads_.contains(room.value)) heads_.clear();
    heads_[room.value] = head;
  }

  void forget(RoomId room) { heads_.erase(room.value); }
  // Something that was written has been taken back, or may have been.
  void forget_all() {
    heads_.clear();
    indexed_.reset();
  }

  // Up to which row batches are entered in the index by room; how many are not, up to this one.
  void set_indexed(std::int64_t row) { indexed_ = row; }
  std::int64_t unindexed(std::int64_t row) const {
    return indexed_ ? row - *indexed_ : limits::kUnindexedBatches;  // not known: find out
  }

  std::size_t size() const { return heads_.size(); }

 private:
  std::unordered_map<RoomId::rep, Head> heads_;
  std::optional<std::int64_t> indexed_;
};

}  // namespace gridmates::store
