// The journal as the rooms of the simulation see it: the store's, unless a bug is planted. One
// thread.
#pragma once

#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "server/room/event.h"
#include "tests/sim/faults.h"
#include "tests/support/memory_store.h"

namespace gridmates::sim {

class LyingJournal final : public ports::Journal {
 public:
  LyingJournal(support::MemoryStore& store, support::Deliver deliver, Bug bug, core::Random& random)
      : store_(store), deliver_(std::move(deliver)), bug_(bug), random_(random) {}

  void open(RoomId room, ports::Done<std::optional<ports::Opened>> done) override {
    store_.open(room, std::move(done));
  }
  void read(RoomId room, Seq from, std::size_t limit, ports::Done<ports::Batches> done) override {
    store_.read(room, from, limit, std::move(done));
  }
  void recorded(RoomId room, PlayerId player, ClientId client,
                ports::Done<std::optional<std::vector<ports::Recorded>>> done) override {
    store_.recorded(room, player, client, std::move(done));
  }
  void write_chapter(ports::ChapterWrite write, ports::Done<bool> done) override {
    store_.write_chapter(std::move(write), std::move(done));
  }
  void append(ports::Append append, ports::Done<ports::Appended> done) override {
    if (append.batches.empty()) return store_.append(std::move(append), std::move(done));
    const auto committed = [done] { done(ports::Appended::kCommitted); };
    if (bug_ == Bug::kWrongStateHash && now_and_then()) ++append.batches.back().state_hash;
    if (bug_ == Bug::kTearsBatches) tear(append.batches.back());
    if (bug_ == Bug::kLosesAnAppend && now_and_then()) return deliver_(committed);
    if (bug_ == Bug::kRemembersDrafts) remember(append);
    if (bug_ == Bug::kAcknowledgesEarly) {
      deliver_(committed);
      return deliver_([this, append = std::move(append)]() mutable {
        store_.append(std::move(append), [](ports::Appended) {});
      });
    }
    store_.append(std::move(append), std::move(done));
  }

 private:
  // Only the batch of a first move has several events and begins with a board.
  static void tear(ports::Batch& batch) {
    const auto first = core::decode<room::Event>(batch.events.front());
    if (batch.events.size() < 2 || !first) return;
    if (!std::holds_alternative<room::BoardChosen>(first->what)) return;
    batch.events.pop_back();
  }
  void remember(const ports::Append& append) {
    ports::ChapterWrite write{append.room, append.term, {append.expected_head, 0, 0, {}}, {}};
    Seq last = append.expected_head;
    for (const ports::Batch& batch : append.batches) {
      last = Seq(last.value + batch.events.size());
      if (batch.key) write.recorded.push_back({*batch.key, batch.payload_hash, last});
    }
    store_.write_chapter(std::move(write), [](bool) {});
  }
  bool now_and_then() { return random_.below(10) == 0; }

  support::MemoryStore& store_;
  support::Deliver deliver_;
  const Bug bug_;
  core::Random& random_;
};

}  // namespace gridmates::sim
