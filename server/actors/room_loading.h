// How rooms come into memory. Inside server/actors.
#pragma once

#include <memory>

#include "server/actors/await.h"
#include "server/actors/house.h"
#include "server/ports/rooms.h"

namespace gridmates::actors {

// Brings a room into memory and into the lobby, unless it is there already; tries to read it once.
// On the thread of `here`.
Awaitable<> load_room(std::shared_ptr<House> house, Shard& here, ports::RoomRecord record);

}  // namespace gridmates::actors
