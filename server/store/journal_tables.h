// The journal as rows: what Store's threads do on their connections for the port Journal. Nothing
// outside this folder depends on how it is laid out. Plain functions on the Database's thread; what
// writes does so in the caller's transaction.
#pragma once

#include <optional>
#include <vector>

#include "server/ports/journal.h"
#include "server/store/head_cache.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// False, when the journal does not stand where the append says: for another term, another head and
// a room that is closed nothing has been written, for a command that was taken before the caller
// takes back what was.
Result<bool> append(Database& db, HeadCache& heads, const ports::Append& append);

// Adds a batch with first event number `first`.
Status add_batch(Database& db, RoomId room, Seq first, const ports::Batch& batch);

// A new term for the room; nullopt when there is no such room.
Result<std::optional<Term>> raise_term(Database& db, HeadCache& heads, RoomId room);

// What the owner with this term has to know.
Result<ports::Opened> opened(Database& db, RoomId room, Term term);

// The latest recorded commands of one client, oldest first.
Result<std::vector<ports::Recorded>> recorded_of(Database& db, RoomId room, PlayerId player,
                                                 const ClientId& client);

// Of an append that was refused: whether the journal stands where the append says, so that a
// command of it was taken before.
Result<bool> is_taken(Database& db, const ports::Append& append);

// As Journal::read says, kDamaged as an Error; an unknown room has no batches.
Result<std::vector<ports::Batch>> read_batches(Database& db, RoomId room, Seq from,
                                               std::size_t limit);

// The number of the room's last event.
Result<Seq> head(Database& db, RoomId room);

}  // namespace gridmates::store
