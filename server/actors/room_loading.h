// How rooms come into memory. Inside server/actors.
#pragma once

#include <cstdint>
#include <memory>

#include "server/actors/await.h"
#include "server/actors/house.h"
#include "server/ports/rooms.h"

namespace gridmates::actors {

// Brings a room into memory and into the lobby, unless it is there already; tries to read it once.
Awaitable<> load_room(std::shared_ptr<House> house, ports::RoomRecord record,
                      std::uint64_t due_ms = 0);

}  // namespace gridmates::actors
