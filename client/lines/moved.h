// A move that was made in a room, in words. Pure; any thread.
#pragma once

#include <string>

#include "client/core/model.h"

namespace gridmates::lines {

// "bo set E5 = 5." `room` is the room as it is after the event, or later. What is learned from a
// snapshot is not known to be on the board as it is; of a move on an earlier board, which may have
// had another size, no cell is named.
std::string moved_words(const v1::Event& event, const client::Room& room);

}  // namespace gridmates::lines
