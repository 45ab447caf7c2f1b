// Events of a room in the journal's bytes, batch after batch, each as its difference from the one
// before: a room keeps hundreds of events, and most differ by a few bytes. close() compresses them
// with zlib. A value; one thread at a time.
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
  // Compresses the events unless they are too large or get no smaller. Nothing is added afterwards.
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
  // The batch that begins at `at`; moves `at` to the next one, and `before` to its last event.
  static std::vector<core::Bytes> batch_at(const core::Bytes& bytes, std::size_t& at,
                                           core::Bytes& before);
  core::Bytes inflate() const;

  // Each event begins with twice its length, plus one for the last event of a batch: 7 bits a byte
  // from the lowest, all bytes except the last with the high bit set. Then for every 64 bytes of
  // it: a byte with a bit for each group of 8 that differs from the event before (0 beyond its
  // end); for each such group a byte with a bit for each byte that differs; and these bytes,
  // exclusive-or those of the event before.
  core::Bytes bytes_;
  std::size_t compressed_from_ = 0;  // the size before compression; 0: not compressed
  core::Bytes last_;                 // the last event added
  std::size_t size_ = 0;
};

}  // namespace gridmates::actors
