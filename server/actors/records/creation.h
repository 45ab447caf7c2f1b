// Opening a room: its board, its code, its first events; once a key. Inside server/actors.
#pragma once

#include <memory>
#include <optional>

#include "engine/core/result.h"
#include "gridmates/v1/error.pb.h"
#include "server/actors/records/boards.h"
#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/room/command.h"
#include "server/room/room_setup.h"
#include "server/wire/requests.h"

namespace gridmates::actors {

// The code of the room that this request has made, now or before, or what the asker has to be told.
// While its board is made it can be cancelled. On the thread of `here`.
Awaitable<core::Result<RoomCode, v1::Error>> create_room(std::shared_ptr<House> house, Shard& here,
                                                         room::Identity creator,
                                                         wire::CreateRoom request, BoardWait wait);

// The seat that begins the first match, by lot.
Chair drawn_opener(ports::Random& random);

// The room that is asked for, with a board, but without a code; or what the asker has to be told.
// The house must outlive the coroutine.
Awaitable<core::Result<room::RoomSetup, v1::Error>> set_up_room(House& house,
                                                                const core::Game& game,
                                                                const room::Identity& creator,
                                                                wire::CreateRoom request,
                                                                BoardWait wait);
// Why there can be no such room; nullopt when there can.
std::optional<v1::Error> cannot_open(const House& house, const room::RoomSetup& setup);
// The code of a new room where these two play; or why there is none.
Awaitable<core::Result<RoomCode, v1::Error>> open_match(std::shared_ptr<House> house, Shard& here,
                                                        room::RoomSetup setup);

}  // namespace gridmates::actors
