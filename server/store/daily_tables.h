// The SQL of dailies: their boards, and the tries of players. Plain functions; those that write run
// in a transaction of their caller.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/ports/dailies.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// As ports::Dailies.
Result<std::optional<ports::DailyBoard>> find_daily_board(Database& db,
                                                          const ports::DailyName& daily);
Result<ports::DailyBoard> settle_daily_board(Database& db, const ports::DailyBoard& board);
Result<std::vector<ports::DailyStanding>> daily_standings(
    Database& db, PlayerId player, const std::vector<ports::DailyName>& dailies);
Result<std::vector<Day>> counted_days_of(Database& db, PlayerId player, const std::string& game);
Result<bool> may_see_daily(Database& db, RoomId room, PlayerId player, Day open);

// The room of this player's try, unless it has closed before the try has ended: then nothing has
// been seen of the board, and another room takes its place.
Result<std::optional<RoomId>> room_of_try(Database& db, const ports::DailyName& daily,
                                          PlayerId player);
Status begin_try(Database& db, const ports::DailyName& daily, PlayerId player, RoomId room);
// Of the try that is played in the room; nothing where none is.
Status end_try(Database& db, RoomId room, const ports::DailyEnd& end);
// The daily that is played in the room, if one is, and how it has ended.
Result<std::optional<ports::DailyTry>> try_in(Database& db, RoomId room);

}  // namespace gridmates::store
