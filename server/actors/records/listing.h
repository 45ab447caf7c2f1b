// What lists show of a room. Pure; any thread. Inside server/actors.
#pragma once

#include <vector>

#include "server/ports/open_room.h"
#include "server/ports/rooms.h"
#include "server/room/room.h"

namespace gridmates::actors {

// Whose turn it is does not count.
bool lists_alike(room::Leaf a, room::Leaf b);

// Everything but `hot` and the deadline, as if nobody were connected. Of a match whose players take
// turns the state is kFirstToMove, whosever turn it is.
ports::OpenRoom listed(const ports::RoomRecord& record, const room::Room& room);

// The people on its seats, where players are not to hear from others just now
// (room::Watching::hides_watchers).
std::vector<PlayerId> hear_nobody(const room::Room& room);

// Whether what is shown may be something else after the event, even if the state is the same.
bool changes_listing(const room::Event& event);

}  // namespace gridmates::actors
