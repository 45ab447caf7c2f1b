// Facts of a view that a room page often needs; whether an action is allowed is not decided from
// the view but by words::why_not. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/core/model.h"

namespace gridmates::terminal {

std::uint32_t seats_taken(const client::Room& room);
// Whether a match has ended and is still on the table.
bool has_ended(const client::Room& room);

// The state of a match for this viewer.
struct MatchPhase {
  bool on = false;  // it is being played
  bool ended = false;
  bool watched = false;  // it is being played, and this client has no seat
  bool operator==(const MatchPhase&) const = default;
};
MatchPhase phase_of(const client::Room& room);

// The next racer to follow for a watcher of a race, by name; empty: none.
std::string next_racer(const client::Room& room);

}  // namespace gridmates::terminal
