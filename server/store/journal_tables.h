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

// Where the room's journal stands in the transaction under way; nullopt when there is no such room.
Result<std::optional<Head>> head_of(Database& db, HeadCache& heads, RoomId room);

// False, and nothing written, when the journal does not stand where the append says: another term,
// another head, a room that is closed. False for what breaks a rule of the schema, too; then the
// caller takes back what was written.
Result<bool> append(Database& db, HeadCache& heads, const ports::Append& append);

// Enters all batches into the index by room; until then they are found by looking at each of them.
Status index_batches(Database& db, HeadCache& heads);

// Adds a batch with first event number `first`.
Status add_batch(Database& db, RoomId room, Seq first, const ports::Batch& batch);

// A new term for the room; nullopt when there is no such room.
Result<std::optional<Term>> raise_term(Database& db, HeadCache& heads, RoomId room);

// What the owner with this term has to know.
Result<ports::Opened> opened(Database& db, RoomId room, Term term);

// As Journal::read says, kDamaged as an Error; an unknown room has no batches.
Result<std::vector<ports::Batch>> read_batches(Database& db, RoomId room, Seq from,
                                               std::size_t limit);

// The number of the room's last event.
Result<Seq> head(Database& db, RoomId room);

}  // namespace gridmates::store
