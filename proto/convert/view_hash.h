// The view hash of protocol 2: a sum over the parts of a RoomView, which events update
// incrementally. docs/PROTOCOL.md defines parts and sum. A plain value; any thread.
#pragma once

#include <cstdint>

#include "engine/core/bytes.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::convert {

// MurmurHash3_x86_32 by Austin Appleby, who placed it in the public domain.
std::uint32_t murmur3(core::ByteView bytes, std::uint32_t seed);

class ViewHash {
 public:
  // The kind of a part; the numbers are part of the protocol.
  enum class Kind : std::uint8_t {
    kHead = 1,    // RoomView.head
    kMember = 2,  // a member, by its number
    kMatch = 3,   // a match without its players, cells and status, but with its constants
    kPlayer = 4,  // a player of a match, by its number
    kStatus = 5,  // the status of a match's board
    kCell = 6,    // a cell of a match's board, by its place
  };
  struct Part {
    Kind kind;
    std::uint32_t match = 0;  // its index; 0 for kHead and kMember
    std::uint32_t index = 0;  // 0 for kHead, kMatch and kStatus
  };

  // Adds or removes a part with these canonical bytes.
  void add(Part part, core::ByteView canonical);
  void remove(Part part, core::ByteView canonical);

  // Adds or removes all parts of another hash.
  void add(const ViewHash& parts) {
    low_ += parts.low_;
    high_ += parts.high_;
  }
  void remove(const ViewHash& parts) {
    low_ -= parts.low_;
    high_ -= parts.high_;
  }

  // Two sums modulo 2^32, of the hashes with seed 0 (low half) and seed 1 (high half). 0 without
  // parts.
  std::uint64_t value() const { return std::uint64_t{high_} << 32 | low_; }

  friend bool operator==(const ViewHash&, const ViewHash&) = default;

 private:
  std::uint32_t low_ = 0;
  std::uint32_t high_ = 0;
};

// The hash of a view from any source; unknown fields do not count.
std::uint64_t view_hash(const v1::RoomView& view);

}  // namespace gridmates::convert
