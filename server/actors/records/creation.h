// Opening a room: its board, its code, its first events; once a key. Inside server/actors.
#pragma once

#include <memory>

#include "engine/core/result.h"
#include "gridmates/v1/error.pb.h"
#include "server/actors/records/boards.h"
#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/room/command.h"
#include "server/wire/requests.h"

namespace gridmates::actors {

// The code of the room that this request has made, now or before, or what the asker has to be told.
// While its board is made it can be cancelled. On the thread of `here`.
Awaitable<core::Result<RoomCode, v1::Error>> create_room(std::shared_ptr<House> house, Shard& here,
                                                         room::Identity creator,
                                                         wire::CreateRoom request, BoardWait wait);

}  // namespace gridmates::actors
