// What lists show of a room. Pure; any thread. Inside server/actors.
#pragma once

#include "server/ports/open_room.h"
#include "server/ports/rooms.h"
#include "server/room/room.h"

namespace gridmates::actors {

// Everything but `hot` and the deadline.
ports::OpenRoom listed(const ports::RoomRecord& record, const room::Room& room);

// Whether what is shown may be something else after the event. Whose turn it is does not count.
bool changes_listing(const room::Event& event);

}  // namespace gridmates::actors
