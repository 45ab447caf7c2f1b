// The rows of a room's chapters and of its clients' recorded commands. Plain functions on the
// Database's thread; writes use the caller's transaction.
#pragma once

#include <optional>
#include <vector>

#include "server/ports/journal.h"
#include "server/store/head_cache.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

// As Journal::write_chapter. False, and nothing written, for another term or a chapter beyond the
// head.
Result<bool> write_chapter(Database& db, HeadCache& heads, const ports::ChapterWrite& write);

// The chapters used to open a room with this head, without those that do not match the batches.
struct Chapters {
  std::optional<ports::Chapter> first;  // the newest one with enough events after it
  Seq latest;                           // 0: there is none
};
Result<Chapters> chapters_up_to(Database& db, RoomId room, Seq head);

// All of them, oldest first.
Result<std::vector<ports::Chapter>> chapters_of(Database& db, RoomId room);

// The recorded commands of the room's clients, oldest first: of all with commands after the chapter
// at `latest`, and of the most recent others, up to limits::kClientsPerRoom in all.
struct Remembered {
  std::vector<ports::Recorded> recorded;
  bool all_clients = true;
};
Result<Remembered> recorded(Database& db, RoomId room, Seq head, Seq latest);

// The recorded commands of one client.
Result<std::vector<ports::Recorded>> recorded_of(Database& db, RoomId room, PlayerId player,
                                                 const ClientId& client);

// The recorded commands in all clients' rows; an unreadable row is an Error of kind kDamaged.
Result<std::vector<ports::Recorded>> remembered_rows(Database& db, RoomId room);

// The key of a command in columns `at`, `at` + 1 and `at` + 2; nullopt for NULL.
std::optional<ports::CommandKey> command_key(const Query& row, int at);

}  // namespace gridmates::store
