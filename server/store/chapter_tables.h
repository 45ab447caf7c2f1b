// A room's chapters, and what is remembered of its clients, as rows. Plain functions on the
// Database's thread; what writes does so in the caller's transaction.
#pragma once

#include <optional>
#include <vector>

#include "server/ports/journal.h"
#include "server/store/head_cache.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// As Journal::write_chapter says; false, and nothing written, for another term or a chapter beyond
// the head.
Result<bool> write_chapter(Database& db, HeadCache& heads, const ports::ChapterWrite& write);

// The chapters that an opening with this head looks at; those that do not fit to the batches are
// passed over.
struct Chapters {
  std::optional<ports::Chapter> first;  // the newest one with enough events behind it
  Seq latest;                           // 0: there is none
};
Result<Chapters> chapters_up_to(Database& db, RoomId room, Seq head);

// All of them, oldest first.
Result<std::vector<ports::Chapter>> chapters_of(Database& db, RoomId room);

// The recorded commands of the room's clients, oldest first: of those that were heard after the
// chapter at `latest`, and of others up to limits::kClientsPerRoom, those heard last.
struct Remembered {
  std::vector<ports::Recorded> recorded;
  bool all_clients = true;
};
Result<Remembered> recorded(Database& db, RoomId room, Seq head, Seq latest);

// Those of one client.
Result<std::vector<ports::Recorded>> recorded_of(Database& db, RoomId room, PlayerId player,
                                                 const ClientId& client);

// What the rows alone say of all clients; kDamaged as an Error for one that cannot be read.
Result<std::vector<ports::Recorded>> remembered_rows(Database& db, RoomId room);

// Reads columns `at`, `at` + 1 and `at` + 2: the key of a command; nullopt for NULL.
std::optional<ports::CommandKey> command_key(const Query& row, int at);

}  // namespace gridmates::store
