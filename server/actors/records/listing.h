// What lists show of a room. Pure; any thread. Inside server/actors.
#pragma once

#include <vector>

#include "server/ports/open_room.h"
#include "server/ports/rooms.h"
#include "server/room/room.h"

namespace gridmates::actors {

// Whether lists show both states alike: whose turn it is does not count.
bool lists_alike(room::Leaf a, room::Leaf b);

// The row of the room, without `hot` and the deadline, as if nobody were connected. The state of a
// match whose players take turns is kFirstToMove, regardless of whose turn it is.
ports::OpenRoom listed(const ports::RoomRecord& record, const room::Room& room);

// The people on its seats, if players must not hear from others at present
// (room::Watching::hides_watchers).
std::vector<PlayerId> hear_nobody(const room::Room& room);

// Whether lists may show something else after the event, even if the state is the same.
bool changes_listing(const room::Event& event);

}  // namespace gridmates::actors
