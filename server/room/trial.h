// One command tried on one room, and what held when it was: the conditions that the state chart
// names. Pure; any thread.
#pragma once

#include <cstdint>

#include "server/room/guards.h"
#include "server/room/room.h"
#include "server/room/witness.h"

namespace gridmates::room {

struct Trial {
  const Room& room;
  const RoomView& view;  // of the room
  const Witness& witness;
  const Command& command;
  std::uint64_t room_ms = 0;  // now
};

// The conditions of commands, by their bit.
Conditions trial_conditions();

// Which of them hold.
std::uint64_t held_in(const Trial& trial);

}  // namespace gridmates::room
