// Dailies: the boards of days, made once each, and what a player may see of them. Inside
// server/actors; on the executor of the caller.
#pragma once

#include <memory>
#include <optional>
#include <variant>

#include "engine/core/result.h"
#include "gridmates/v1/error.pb.h"
#include "server/actors/records/boards.h"
#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/ports/dailies.h"
#include "server/wire/dailies.h"

namespace gridmates::actors {

// The dailies of a day (nullopt: today) as this player finds them, or the error for the client.
Awaitable<core::Result<wire::DailyList, v1::Error>> list_dailies(std::shared_ptr<House> house,
                                                                 PlayerId player,
                                                                 std::optional<Day> day);

// What a player who asks for today's daily of this level gets: the code of the open room in which
// they play it already, a board to open a room with, or an error.
using DailyFound = std::variant<RoomCode, ports::DailyBoard, v1::Error>;
Awaitable<DailyFound> find_daily(House& house, const core::Game& game, PlayerId player,
                                 std::string level, BoardWait wait);

// Whether the player may see what is played in the room: no daily, one that they play there or have
// finished, or one that no longer counts. nullopt: cannot be read now.
Awaitable<std::optional<bool>> may_see(House& house, RoomId room, PlayerId player);

}  // namespace gridmates::actors
