// Invariants of any room. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/room/room.h"

namespace gridmates::room {

// The violated invariant; empty if there is none.
std::string broken_rule(const Room& room);

// Places in the current or last race, by seat.
std::vector<std::uint8_t> places_of(const Room& room);

// Invariants of a race: places are kept and dense, and watchers see counts. The violated one; empty
// if there is none.
std::string broken_race(const std::vector<std::uint8_t>& before, const Room& room);

// Whether a deserted room closes; it must in every state.
bool can_close(const Room& room);

// The error in an event that follows `head` at that time; empty if there is none.
std::string broken_event(const Event& event, Seq head, std::uint64_t room_ms);

}  // namespace gridmates::room
