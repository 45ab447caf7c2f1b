// The ledger of rooms as rows. Plain functions on the Database's thread; what writes does so in the
// caller's transaction.
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

// What lists show of the room from now on.
Status put_open_room(Database& db, RoomId room, const ports::OpenRoom& listed);
// The clocks of one thread that serves; of all of them. Those that cannot be read are none.
Status put_clocks(Database& db, std::uint32_t shard, const std::vector<ports::RoomClock>& clocks);
Result<std::vector<ports::RoomClock>> saved_clocks(Database& db);
// Closed ones too, oldest first: at most `limit` of those after `after`.
Result<std::vector<ports::RoomRecord>> rooms_after(Database& db, RoomId after, std::size_t limit);

}  // namespace gridmates::store
