// The rows of rooms. Plain functions on the Database's thread; writes use the caller's transaction.
#pragma once

#include <optional>
#include <vector>

#include "server/ports/rooms.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// kCreated, kExists or kCodeTaken.
Result<ports::Created> create_room(Database& db, const ports::NewRoom& room);

Result<std::optional<ports::RoomRecord>> find_room(Database& db, const RoomCode& code);
Result<std::optional<ports::RoomRecord>> find_room(Database& db, PlayerId creator,
                                                   const ports::RoomKey& key);

// Oldest first.
Result<std::vector<ports::OpenRoom>> open_rooms(Database& db);

// Sets what lists show of the room.
Status put_open_room(Database& db, RoomId room, const ports::OpenRoom& listed);
// Saves the clocks of one shard; reads those of all shards. Unreadable clocks are skipped.
Status put_clocks(Database& db, std::uint32_t shard, const std::vector<ports::RoomClock>& clocks);
Result<std::vector<ports::RoomClock>> saved_clocks(Database& db);
// Rooms after `after`, closed ones too, oldest first; at most `limit`.
Result<std::vector<ports::RoomRecord>> rooms_after(Database& db, RoomId after, std::size_t limit);

}  // namespace gridmates::store
