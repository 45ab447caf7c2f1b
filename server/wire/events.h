// From a room's events to the protocol's. Pure functions; any thread.
#pragma once

#include <vector>

#include "gridmates/v1/room.pb.h"
#include "server/room/room.h"

namespace gridmates::wire {

// One event as one viewer meets it.
struct Step {
  const room::Event& event;
  const room::Room& after;                              // the room after it
  core::Viewer viewer;                                  // as whom they see it then
  const std::vector<room::MemberView>& members_before;  // who was there before it
  bool seated = false;     // of MemberJoined: the same command seats them
  bool kept_from = false;  // they do not see what watchers say, or are called, while that is hidden
};

// The event without its delta; `hidden` when the viewer may know only that it has a number.
v1::Event to_wire(const Step& step);
// The same into an event that is empty.
void put(const Step& step, v1::Event& out);

}  // namespace gridmates::wire
