// Events of a room in the journal's bytes, batch after batch, each as what tells it from the one
// before: a room keeps hundreds of them, and most are alike but for a few bytes. Closed, they are
// compressed by zlib. A value; one thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/bytes.h"

namespace gridmates::actors {

class PackedEvents {
 public:
  // Adds the events of one command.
  void add(const std::vector<core::Bytes>& batch);
  // Nothing is added any more: compresses them, unless they are too many bytes or get no smaller.
  void close();
  std::size_t size() const { return size_; }
  // Calls `visit(const std::vector<core::Bytes>&)` for each batch, in order.
  template <class Visit>
  void each(Visit visit) const {
    const core::Bytes inflated = compressed_from_ == 0 ? core::Bytes() : inflate();
    const core::Bytes& bytes = compressed_from_ == 0 ? bytes_ : inflated;
    core::Bytes before;
    for (std::size_t at = 0; at < bytes.size();) visit(batch_at(bytes, at, before));
  }

 private:
  // The batch that begins there; moves on to the next one, and `before` to its last event.
  static std::vector<core::Bytes> batch_at(const core::Bytes& bytes, std::size_t& at,
                                           core::Bytes& before);
  core::Bytes inflate() const;

  // Each event: a number, 7 bits a byte from the lowest, all bytes but the last with the high bit
  // set, which is twice the event's length, plus one for the last event of a batch. Then for every
  // 64 bytes of it: a byte with a bit for each group of 8 in which something is another than at the
  // same place of the event before (0 beyond its end); for each of these groups a byte with a bit
  // for each such byte; and these bytes, exclusive-or those of the event before.
  core::Bytes bytes_;
  std::size_t compressed_from_ = 0;  // the size of what bytes_ has compressed; 0: it has not
  core::Bytes last_;                 // of the events
  std::size_t size_ = 0;
};

}  // namespace gridmates::actors
