// Loads rooms into memory. Inside server/actors.
#pragma once

#include <memory>
#include <vector>

#include "server/actors/records/fold.h"
#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/ports/rooms.h"

namespace gridmates::actors {

// Brings a room into memory and into the lobby, if necessary; tries to read it once. On the thread
// of `here`.
Awaitable<> load_room(std::shared_ptr<House> house, Shard& here, ports::RoomRecord record);

// Folds batches of a journal onto `before`. From the first move on that takes long
// (Room::takes_long), a worker does it.
Awaitable<Unfolded> unfold_read(std::shared_ptr<House> house, room::Room before,
                                std::vector<ports::Batch> read);

}  // namespace gridmates::actors
