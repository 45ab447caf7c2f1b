// What a room page asks of the view again and again; what may be done is no matter of the view
// (words::why_not). Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/core/model.h"

namespace gridmates::terminal {

std::uint32_t seats_taken(const client::Room& room);
// A match has ended, and is on the table still.
bool has_ended(const client::Room& room);

// How a match stands for who looks at it.
struct MatchPhase {
  bool on = false;  // it is played
  bool ended = false;
  bool watched = false;  // it is played, and this client has no seat
  bool operator==(const MatchPhase&) const = default;
};
MatchPhase phase_of(const client::Room& room);

// Whom somebody who watches a race would follow next, by name; empty: nobody.
std::string next_racer(const client::Room& room);

}  // namespace gridmates::terminal
