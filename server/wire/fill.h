// Lists in a frame of bounded size. Pure; any thread.
#pragma once

#include <cstddef>

#include "server/base/limits.h"

namespace gridmates::wire {

// Adds what `put(item, message)` makes of the items to the repeated field `list` while the frame,
// which holds this many `bytes` without it, stays within its bound; what stands around the list is
// allowed for.
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
