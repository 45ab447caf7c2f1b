// The rows of the journal: the database side of the port Journal. The layout is private to this
// folder. Plain functions on the Database's thread; writes use the caller's transaction.
#pragma once

#include <optional>
#include <vector>

#include "server/ports/journal.h"
#include "server/store/head_cache.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// The head of the room's journal in the current transaction; nullopt if there is no such room.
Result<std::optional<Head>> head_of(Database& db, HeadCache& heads, RoomId room);

// Returns false and writes nothing if the append does not match the journal: another term, another
// head, or a closed room. Also returns false for a violated constraint; the caller then rolls back
// what was written.
Result<bool> append(Database& db, HeadCache& heads, const ports::Append& append);

// Adds all new batches to the index by room. Until then they are found by scanning.
Status index_batches(Database& db, HeadCache& heads);

// Adds a batch with first event number `first`.
Status add_batch(Database& db, RoomId room, Seq first, const ports::Batch& batch);

// A new term for the room; nullopt when there is no such room.
Result<std::optional<Term>> raise_term(Database& db, HeadCache& heads, RoomId room);

// The data that the owner with this term needs to open the room.
Result<ports::Opened> opened(Database& db, RoomId room, Term term);

// As Journal::read, with kDamaged as an Error; an unknown room has no batches.
Result<std::vector<ports::Batch>> read_batches(Database& db, RoomId room, Seq from,
                                               std::size_t limit);

// The number of the room's last event.
Result<Seq> head(Database& db, RoomId room);

}  // namespace gridmates::store
