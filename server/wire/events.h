// Converts a room's events to the protocol's. Pure functions; any thread.
#pragma once

#include <vector>

#include "gridmates/v1/room.pb.h"
#include "server/room/room.h"

namespace gridmates::wire {

// One event for one viewer.
struct Step {
  const room::Event& event;
  const room::Room& after;                              // the room after it
  core::Viewer viewer;                                  // the viewer after the event
  const std::vector<room::MemberView>& members_before;  // the members before it
  bool seated = false;     // for MemberJoined: the same command seats the member
  bool kept_from = false;  // talk and names of watchers are hidden from the viewer
};

// The event without its delta; `hidden` if the viewer may not see it.
v1::Event to_wire(const Step& step);
// The same, into an empty event.
void put(const Step& step, v1::Event& out);

}  // namespace gridmates::wire
