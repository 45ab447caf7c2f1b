#include "server/store/room_tables.h"

#include <tuple>

#include "server/base/limits.h"
#include "server/store/daily_tables.h"
#include "server/store/journal_tables.h"

namespace gridmates::store {
namespace {

using ports::Created;
using ports::OpenRoom;
using ports::RoomRecord;

struct People {
  core::List<PlayerId, limits::kMembers> members;
  core::List<PlayerId, limits::kKicked> put_out;
  static constexpr auto fields(auto& self) { return std::tie(self.members, self.put_out); }
};

struct Clocks {
  static constexpr std::uint32_t kMost = 1'000'000;
  core::List<ports::RoomClock, kMost> clocks;
  static constexpr auto fields(auto& self) { return std::tie(self.clocks); }
};

// A room whose row is missing or unreadable is private and shows nothing.
OpenRoom open_room(const Query& row) {
  OpenRoom room;
  room.id = row.id<RoomId>(0);
  room.code = RoomCode(row.text(1));
  room.creator = row.id<PlayerId>(2);
  room.private_room = true;
  room.hot = true;
  const auto people = core::decode<People>(row.bytes(12));
  if (!people) return room;
  room.game = row.text(3);
  room.table = row.number<core::Table>(4);
  room.state = row.number<std::uint8_t>(5);
  room.private_room = row.integer(6) != 0;
  const core::ByteView options = row.bytes(7);
  room.options.assign(options.begin(), options.end());
  room.host = Name(row.text(8));
  room.seats = row.number<std::uint32_t>(9);
  room.seated = row.number<std::uint32_t>(10);
  room.watching = row.number<std::uint32_t>(11);
  room.members = people->members.items();
  room.put_out = people->put_out.items();
  room.hot = row.integer(13) != 0;
  room.deadline_wall_ms = row.integer(14);
  room.level = row.text(15);
  room.locked = row.integer(16) != 0;
  room.daily = row.text(17);
  room.watchers = row.number<std::uint8_t>(18);
  room.delay_s = row.number<std::uint16_t>(19);
  room.offers_nothing = row.integer(20) != 0;
  room.awaited = row.id<PlayerId>(21);
  const core::ByteView clocks = row.bytes(22);
  room.clocks.assign(clocks.begin(), clocks.end());
  room.rated = row.text(23);
  return room;
}

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

Result<Created> exists(Database& db, RoomId room) {
  auto found = first(db.query("SELECT id, code, closed FROM rooms WHERE id = ?", {room}));
  if (!found) return found.error();
  return Created{Created::Status::kExists, found->value()};
}

}  // namespace

Result<Created> create_room(Database& db, const ports::NewRoom& room) {
  const auto made = find_room(db, room.creator, room.key);
  if (!made) return made.error();
  if (*made) return Created{Created::Status::kExists, **made};
  if (room.daily) {
    const auto tried = room_of_try(db, *room.daily, room.creator);
    if (!tried) return tried.error();
    if (*tried) return exists(db, **tried);
  }
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
  if (Status listed = put_open_room(db, record.id, room.listed); !listed) return listed.error();
  if (room.daily) {
    const Status begun = begin_try(db, *room.daily, room.creator, record.id);
    if (!begun) return begun.error();
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

Result<std::vector<OpenRoom>> open_rooms(Database& db) {
  Query rows = db.query(
      "SELECT id, code, creator, game, table_kind, state, private, options, host, seats, seated, "
      "watching, members, hot, deadline_wall_ms, level, locked, daily, watchers, delay_s, "
      "offers_nothing, awaited, clocks, rated FROM rooms LEFT JOIN open_rooms ON room = id "
      "WHERE closed = 0 ORDER BY id");
  std::vector<OpenRoom> rooms;
  while (rows.next()) rooms.push_back(open_room(rows));
  if (rows.error()) return *rows.error();
  return rooms;
}

Status put_open_room(Database& db, RoomId room, const OpenRoom& listed) {
  People people;
  for (const PlayerId member : listed.members) (void)people.members.push(member);
  for (const PlayerId player : listed.put_out) (void)people.put_out.push(player);
  const core::Bytes members = core::encode(people);
  return db.run(
      "INSERT INTO open_rooms (room, game, table_kind, state, private, options, host, "
      "seats, seated, watching, members, hot, deadline_wall_ms, level, locked, daily, "
      "watchers, delay_s, offers_nothing, awaited, clocks, rated) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
      "ON CONFLICT (room) DO UPDATE SET state = excluded.state, options = excluded.options, "
      "host = excluded.host, seats = excluded.seats, seated = excluded.seated, "
      "watching = excluded.watching, members = excluded.members, hot = excluded.hot, "
      "deadline_wall_ms = excluded.deadline_wall_ms, level = excluded.level, "
      "locked = excluded.locked, offers_nothing = excluded.offers_nothing, "
      "awaited = excluded.awaited, clocks = excluded.clocks, rated = excluded.rated",
      {room,
       listed.game,
       listed.table,
       listed.state,
       listed.private_room,
       core::ByteView(listed.options),
       listed.host,
       listed.seats,
       listed.seated,
       listed.watching,
       core::ByteView(members),
       listed.hot,
       listed.deadline_wall_ms,
       listed.level,
       listed.locked,
       listed.daily,
       listed.watchers,
       listed.delay_s,
       listed.offers_nothing,
       listed.awaited,
       core::ByteView(listed.clocks),
       listed.rated});
}

Status put_clocks(Database& db, std::uint32_t shard, const std::vector<ports::RoomClock>& clocks) {
  Clocks saved;
  for (const ports::RoomClock& clock : clocks) (void)saved.clocks.push(clock);
  return db.run("INSERT OR REPLACE INTO room_clocks (shard, clocks) VALUES (?, ?)",
                {shard, core::ByteView(core::encode(saved))});
}

Result<std::vector<ports::RoomClock>> saved_clocks(Database& db) {
  Query rows = db.query("SELECT clocks FROM room_clocks");
  std::vector<ports::RoomClock> clocks;
  while (rows.next()) {
    if (const auto saved = core::decode<Clocks>(rows.bytes(0))) {
      clocks.insert(clocks.end(), saved->clocks.begin(), saved->clocks.end());
    }
  }
  if (rows.error()) return *rows.error();
  return clocks;
}

Result<std::vector<RoomRecord>> rooms_after(Database& db, RoomId after, std::size_t limit) {
  return all(db.query("SELECT id, code, closed FROM rooms WHERE id > ? ORDER BY id LIMIT ?",
                      {after, limit}));
}

}  // namespace gridmates::store
