// An arena for messages that live as long as one call. Its first block is inside the object, so
// that small messages do not use the heap. One thread at a time.
#pragma once

#include <google/protobuf/arena.h>

#include <array>
#include <cstddef>

namespace gridmates::wire {

// `Bytes` should suffice for most uses; more comes from the heap.
template <std::size_t Bytes>
class SmallArena {
 public:
  SmallArena() : arena_(options()) {}
  SmallArena(const SmallArena&) = delete;
  SmallArena& operator=(const SmallArena&) = delete;

  google::protobuf::Arena& get() { return arena_; }
  // A message that lives as long as the arena.
  template <class Message>
  Message& make() {
    return *google::protobuf::Arena::CreateMessage<Message>(&arena_);
  }

 private:
  google::protobuf::ArenaOptions options() {
    google::protobuf::ArenaOptions options;
    options.initial_block = block_.data();
    options.initial_block_size = block_.size();
    return options;
  }

  alignas(std::max_align_t) std::array<char, Bytes> block_;
  google::protobuf::Arena arena_;
};

}  // namespace gridmates::wire
