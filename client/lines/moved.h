// A move in a room as text. Pure; any thread.
#pragma once

#include <string>

#include "client/core/model.h"

namespace gridmates::lines {

// "bo set E5 = 5." `room` is the room after the event, or later. An event from a snapshot may not
// match the current board; no cell is named for a move on an earlier board, which may have had
// another size.
std::string moved_words(const v1::Event& event, const client::Room& room);

}  // namespace gridmates::lines
