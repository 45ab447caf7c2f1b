// Events of a room in the journal's bytes, batch after batch, in one block of memory: a room keeps
// hundreds of them, most of few bytes. A value; one thread at a time.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/core/bytes.h"

namespace gridmates::actors {

class PackedEvents {
 public:
  // Adds the events of one command.
  void add(const std::vector<core::Bytes>& batch);
  // Nothing is added any more: gives back what was kept for growing.
  void close() { bytes_.shrink_to_fit(); }
  std::size_t size() const { return size_; }
  // Calls `visit(std::vector<core::ByteView>)` for each batch, in order. The views hold until the
  // next add().
  template <class Visit>
  void each(Visit visit) const {
    for (std::size_t at = 0; at < bytes_.size();) visit(batch_at(at));
  }

 private:
  // The batch that begins there; moves on to the next one.
  std::vector<core::ByteView> batch_at(std::size_t& at) const;

  // Each event as a number, 7 bits a byte from the lowest, all bytes but the last with the high bit
  // set: twice the event's length, plus one for the last event of a batch. Then the event.
  core::Bytes bytes_;
  std::size_t size_ = 0;
};

}  // namespace gridmates::actors
