// What must hold of any room, whatever has happened. Pure; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/room/room.h"

namespace gridmates::room {

// Empty, or what does not hold.
std::string broken_rule(const Room& room);

// By seat, the places of the race that is on, or was.
std::vector<std::uint8_t> places_of(const Room& room);

// Of a race: who has a place keeps it, places are dense, and watchers see counts. Empty, or what
// does not hold.
std::string broken_race(const std::vector<std::uint8_t>& before, const Room& room);

// A deserted room closes, whatever it was doing.
bool can_close(const Room& room);

// What is wrong with an event that follows this one, at that time; empty when nothing is.
std::string broken_event(const Event& event, Seq head, std::uint64_t room_ms);

}  // namespace gridmates::room
