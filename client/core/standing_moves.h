// The moves of a match for two that have not been taken back. Pure; any thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "gridmates/v1/room.pb.h"

namespace gridmates::client {

// The moves of the last match in these events that were not taken back, in order. `Events` is a
// range of v1::Event, which must outlive the result.
template <class Events>
std::vector<const v1::Event*> standing_moves(const Events& events) {
  std::vector<const v1::Event*> moves;
  for (const v1::Event& event : events) {
    if (event.has_started()) moves.clear();
    if (event.has_moved()) moves.push_back(&event);
    moves.resize(moves.size() - std::min<std::size_t>(event.taken_back().moves(), moves.size()));
  }
  return moves;
}

}  // namespace gridmates::client
