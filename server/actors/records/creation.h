// Opens a room: its board, its code, its first events; once for each key. Inside server/actors.
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

// The code of the room that this request makes, or has made before, or the error for the client. It
// can be cancelled while the board is made. On the thread of `here`.
Awaitable<core::Result<RoomCode, v1::Error>> create_room(std::shared_ptr<House> house, Shard& here,
                                                         room::Identity creator,
                                                         wire::CreateRoom request, BoardWait wait);

// The chair that begins the first match, drawn by lot.
Chair drawn_opener(ports::Random& random);

// The requested room, with a board but without a code; or the error for the client. The house must
// outlive the coroutine.
Awaitable<core::Result<room::RoomSetup, v1::Error>> set_up_room(House& house,
                                                                const core::Game& game,
                                                                const room::Identity& creator,
                                                                wire::CreateRoom request,
                                                                BoardWait wait);
// Why such a room cannot be opened; nullopt if it can.
std::optional<v1::Error> cannot_open(const House& house, const room::RoomSetup& setup);
// Opens a room for these two players; its code, or the error for the client.
Awaitable<core::Result<RoomCode, v1::Error>> open_match(std::shared_ptr<House> house, Shard& here,
                                                        room::RoomSetup setup);

}  // namespace gridmates::actors
