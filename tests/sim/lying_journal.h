// A Journal between the rooms and the store that a planted bug can make lie. One thread.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "tests/support/memory_store.h"

namespace gridmates::sim {

class LyingJournal final : public ports::Journal {
 public:
  // `lies` may change an append; when it says so, the append is acknowledged and never written.
  LyingJournal(support::MemoryStore& store, support::Deliver deliver,
               std::function<bool(ports::Append&)> lies)
      : store_(store), deliver_(std::move(deliver)), lies_(std::move(lies)) {}

  void open(RoomId room, ports::Done<std::optional<ports::Opened>> done) override {
    store_.open(room, std::move(done));
  }
  void read(RoomId room, Seq from, std::size_t limit,
            ports::Done<std::optional<std::vector<ports::Batch>>> done) override {
    store_.read(room, from, limit, std::move(done));
  }
  void append(ports::Append append, ports::Done<ports::Appended> done) override {
    if (lies_(append))
      return deliver_([done = std::move(done)] { done(ports::Appended::kCommitted); });
    store_.append(std::move(append), std::move(done));
  }

 private:
  support::MemoryStore& store_;
  support::Deliver deliver_;
  std::function<bool(ports::Append&)> lies_;
};

}  // namespace gridmates::sim
