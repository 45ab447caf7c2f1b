// One command tried on one room, and what held when it was: the conditions that the state chart
// names. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "server/room/room.h"
#include "server/room/statechart/guard_oracle.h"
#include "server/room/statechart/guards.h"
#include "server/room/statechart/probe_game.h"

namespace gridmates::room {

struct TransitionSample {
  const Room& room;
  const RoomView& view;  // of the room
  const GuardOracle& oracle;
  const Command& command;
  std::uint64_t room_ms = 0;  // now

  // What the conditions ask again and again.
  const MemberView* asker = nullptr;    // nullptr: no member
  const MemberView* target = nullptr;   // of a kick, or of a passing on of the host
  MemberNo subject;                     // whose part in the match the command may end
  std::optional<ProbeGame::Move> move;  // of a Play
};

// The arguments must outlive the sample.
TransitionSample sample_of(const Room& room, const RoomView& view, const GuardOracle& oracle,
                           const Command& command, std::uint64_t room_ms);

// The conditions of commands, by their bit.
Conditions command_conditions();

// Which of them hold.
HeldSet held_in(const TransitionSample& sample);

}  // namespace gridmates::room
