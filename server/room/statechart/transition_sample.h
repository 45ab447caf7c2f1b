// One command tried on one room, and which conditions of the state chart held. Pure; any thread.
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

  // Looked up once, because many conditions use them.
  const MemberView* asker = nullptr;    // nullptr: no member
  const MemberView* target = nullptr;   // of a kick, a new host, an invitation or a name
  MemberNo subject;                     // the member whom the command may take out of the match
  std::optional<ProbeGame::Move> move;  // of a Play
};

// The arguments must outlive the sample.
TransitionSample sample_of(const Room& room, const RoomView& view, const GuardOracle& oracle,
                           const Command& command, std::uint64_t room_ms);

// The conditions of commands, by bit.
Conditions command_conditions();

// Which of them hold.
HeldSet held_in(const TransitionSample& sample);

}  // namespace gridmates::room
