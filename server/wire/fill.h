// Lists in a frame of bounded size. Pure; any thread.
#pragma once

#include <cstddef>

#include "server/base/limits.h"

namespace gridmates::wire {

// Appends a message to `list` for each item, filled in by `put(item, message)`, while the frame
// stays within limits::kFrameOutBytes. `bytes` is the frame's size without the list; a small
// allowance for the frame around the list is added.
template <class Items, class List, class Put>
void fill(const Items& items, List& list, Put put, std::size_t bytes = 0) {
  constexpr std::size_t kAroundBytes = 64;
  constexpr std::size_t kTagAndLength = 4;
  bytes += kAroundBytes;
  for (const auto& item : items) {
    auto& out = *list.Add();
    put(item, out);
    bytes += out.ByteSizeLong() + kTagAndLength;
    if (bytes > limits::kFrameOutBytes) {
      list.RemoveLast();
      return;
    }
  }
}

}  // namespace gridmates::wire
