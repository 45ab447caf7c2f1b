// What a room page asks of the view again and again; what may be done is no matter of the view
// (words::why_not). Pure functions; any thread.
#pragma once

#include <cstdint>

#include "client/core/model.h"

namespace gridmates::terminal {

std::uint32_t seats_taken(const client::Room& room);
// A match has ended, and is on the table still.
bool has_ended(const client::Room& room);

// Whom somebody who watches a race would follow next, by name; empty: nobody.
std::string next_racer(const client::Room& room);

}  // namespace gridmates::terminal
