#include "server/store/room_tables.h"

#include "server/store/journal_tables.h"

namespace gridmates::store {
namespace {

using ports::Created;
using ports::RoomRecord;

// Reads columns id, code, closed.
RoomRecord record(const Query& row) {
  return {row.id<RoomId>(0), RoomCode(row.text(1)), row.integer(2) != 0};
}

Result<std::vector<RoomRecord>> all(Query rows) {
  std::vector<RoomRecord> records;
  while (rows.next()) records.push_back(record(rows));
  if (rows.error()) return *rows.error();
  return records;
}

Result<std::optional<RoomRecord>> first(Query rows) {
  std::optional<RoomRecord> found;
  if (rows.next()) found = record(rows);
  if (rows.error()) return *rows.error();
  return found;
}

}  // namespace

Result<Created> create_room(Database& db, const ports::NewRoom& room) {
  const auto made = find_room(db, room.creator, room.key);
  if (!made) return made.error();
  if (*made) return Created{Created::Status::kExists, **made};
  const auto taken = find_room(db, room.code);
  if (!taken) return taken.error();
  if (*taken) return Created{Created::Status::kCodeTaken, {}};

  const Status added =
      db.run("INSERT INTO rooms (code, creator, creation_key, created_wall_ms) VALUES (?, ?, ?, ?)",
             {room.code, room.creator, core::ByteView(room.key), room.wall_ms});
  if (!added) return added.error();
  const RoomRecord record{RoomId(static_cast<std::uint64_t>(db.last_id())), room.code, false};
  if (Status first_batch = add_batch(db, record.id, Seq(1), room.first); !first_batch) {
    return first_batch.error();
  }
  return Created{Created::Status::kCreated, record};
}

Result<std::optional<RoomRecord>> find_room(Database& db, const RoomCode& code) {
  return first(db.query("SELECT id, code, closed FROM rooms WHERE code = ?", {code}));
}

Result<std::optional<RoomRecord>> find_room(Database& db, PlayerId creator,
                                            const ports::RoomKey& key) {
  return first(db.query("SELECT id, code, closed FROM rooms WHERE creator = ? AND creation_key = ?",
                        {creator, core::ByteView(key)}));
}

Result<std::vector<RoomRecord>> open_rooms(Database& db) {
  return all(db.query("SELECT id, code, closed FROM rooms WHERE closed = 0 ORDER BY id"));
}

Result<std::vector<RoomRecord>> rooms_after(Database& db, RoomId after, std::size_t limit) {
  return all(db.query("SELECT id, code, closed FROM rooms WHERE id > ? ORDER BY id LIMIT ?",
                      {after, limit}));
}

}  // namespace gridmates::store
