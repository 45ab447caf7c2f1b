// The SQL for dailies: their boards and the players' tries. Plain functions on the Database's
// thread; writes use the caller's transaction.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/ports/dailies.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// As in ports::Dailies.
Result<std::optional<ports::DailyBoard>> find_daily_board(Database& db,
                                                          const ports::DailyName& daily);
Result<ports::DailyBoard> settle_daily_board(Database& db, const ports::DailyBoard& board);
Result<std::vector<ports::DailyStanding>> daily_standings(
    Database& db, PlayerId player, const std::vector<ports::DailyName>& dailies);
Result<std::vector<Day>> counted_days_of(Database& db, PlayerId player, const std::string& game);
Result<bool> may_see_daily(Database& db, RoomId room, PlayerId player, Day open);

// The room of this player's try. nullopt also if that room was closed before the try ended: the
// player has not seen the board then, and may use another room.
Result<std::optional<RoomId>> room_of_try(Database& db, const ports::DailyName& daily,
                                          PlayerId player);
Status begin_try(Database& db, const ports::DailyName& daily, PlayerId player, RoomId room);
// Ends the try that is played in the room; does nothing if there is none.
Status end_try(Database& db, RoomId room, const ports::DailyEnd& end);
// The daily that is played in the room, if any, and the try's end.
Result<std::optional<ports::DailyTry>> try_in(Database& db, RoomId room);

}  // namespace gridmates::store
