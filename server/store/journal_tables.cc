#include "server/store/journal_tables.h"

#include <tuple>
#include <utility>

#include "engine/core/trailing.h"
#include "server/base/limits.h"
#include "server/store/chapter_tables.h"
#include "server/store/daily_tables.h"
#include "server/store/room_batches.h"
#include "server/store/room_tables.h"
#include "server/store/run_tables.h"

namespace gridmates::store {
namespace {

using ports::Batch;

// The events of a batch as one value. They are followed by a hash of their bytes, because the state
// hash of the room does not cover members, wall times and talk. 0: an older batch without a hash.
struct Events {
  core::List<core::Blob<limits::kEventBytes>, limits::kEventsPerBatch> list;
  core::Trailing<std::uint64_t> hash;
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.list, self.hash);
  }
};
constexpr std::size_t kHashBytes = 8;

void put_number(std::uint64_t number, std::size_t bytes, core::Bytes& out) {
  for (std::size_t i = 0; i < bytes; ++i) {
    out.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
  }
}

// The encoding of an Events, without making one.
core::Bytes encode_events(const Batch& batch) {
  constexpr std::size_t kCountBytes = 4;
  constexpr std::uint8_t kVersion = 1;
  std::size_t size = 1 + kCountBytes + kHashBytes;
  for (const core::Bytes& event : batch.events) size += kCountBytes + event.size();
  core::Bytes out;
  out.reserve(size);
  out.push_back(kVersion);
  put_number(batch.events.size(), kCountBytes, out);
  for (const core::Bytes& event : batch.events) {
    put_number(event.size(), kCountBytes, out);
    out.insert(out.end(), event.begin(), event.end());
  }
  if (const std::uint64_t hash = core::fnv1a(out); hash != 0) put_number(hash, kHashBytes, out);
  return out;
}

std::optional<std::vector<core::Bytes>> decode_events(core::ByteView bytes) {
  std::optional<Events> events = core::decode<Events>(bytes);
  if (!events) return std::nullopt;
  const std::uint64_t hash = events->hash.value;
  if (hash != 0 && hash != core::fnv1a(bytes.first(bytes.size() - kHashBytes))) return std::nullopt;
  std::vector<core::Bytes> list;
  for (const auto& event : events->list) list.push_back(event.items());
  return list;
}

// nullopt if there is no such room.
Result<std::optional<Head>> read_head(Database& db, RoomId room) {
  std::optional<Head> found;
  {
    Query row = db.query("SELECT term, closed FROM rooms WHERE id = ?", {room});
    if (row.next()) found = Head{row.id<Term>(0), {}, row.integer(1) != 0};
    if (row.error()) return *row.error();
  }
  if (!found) return found;
  const Result<Seq> last = head(db, room);
  if (!last) return last.error();
  found->last = *last;
  return found;
}

// A violated constraint means that the append does not match this journal.
Result<bool> fits(const Status& status) {
  if (status) return true;
  if (status.error().kind == Error::Kind::kConstraint) return false;
  return status.error();
}

Status close_room(Database& db, RoomId room) {
  const Status gone = db.run("DELETE FROM open_rooms WHERE room = ?", {room});
  return gone ? db.run("UPDATE rooms SET closed = 1 WHERE id = ?", {room}) : gone;
}

}  // namespace

Result<Seq> head(Database& db, RoomId room) {
  Query row = db.query(
      select_batches("last_seq, first_seq", "room = ?1", "ORDER BY first_seq DESC LIMIT 1"),
      {room});
  const Seq last = row.next() ? row.id<Seq>(0) : Seq(0);
  if (row.error()) return *row.error();
  return last;
}

Status add_batch(Database& db, RoomId room, Seq first, const Batch& batch) {
  const std::uint64_t last = first.value + batch.events.size() - 1;
  const core::Bytes events = encode_events(batch);
  Value player = std::nullopt;
  Value client = std::nullopt;
  Value client_seq = std::nullopt;
  if (batch.key) {
    player = batch.key->player;
    client = core::ByteView(batch.key->client);
    client_seq = batch.key->client_seq;
  }
  return db.run(
      "INSERT INTO batches (room, first_seq, last_seq, state_hash, player, client, client_seq, "
      "payload_hash, events) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      {room, first, last, batch.state_hash, player, client, client_seq, batch.payload_hash,
       core::ByteView(events)});
}

Status index_batches(Database& db, HeadCache& heads) {
  Query rows = db.query("SELECT indexed, (SELECT coalesce(max(id), 0) FROM batches) FROM meta");
  if (!rows.next()) return rows.error().value_or(Error{Error::Kind::kBroken, "no meta"});
  const std::int64_t from = rows.integer(0);
  const std::int64_t to = rows.integer(1);
  if (from < to) {
    const Status entered = db.run(
        "INSERT INTO batches_by_room (room, first_seq, batch) "
        "SELECT room, first_seq, id FROM batches WHERE id > ? ORDER BY room, first_seq",
        {from});
    // Two batches begin at the same event: the database is damaged.
    if (!entered && entered.error().kind == Error::Kind::kConstraint) {
      return Error{Error::Kind::kDamaged, entered.error().message};
    }
    if (!entered) return entered;
    if (Status said = db.run("UPDATE meta SET indexed = ?", {to}); !said) return said;
  }
  heads.set_indexed(to);
  return core::Ok{};
}

Result<std::optional<Head>> head_of(Database& db, HeadCache& heads, RoomId room) {
  if (const auto known = heads.find(room)) return known;
  const auto read = read_head(db, room);
  if (read && *read) heads.put(room, **read);
  return read;
}

Result<bool> append(Database& db, HeadCache& heads, const ports::Append& append) {
  const auto found = head_of(db, heads, append.room);
  if (!found) return found.error();
  if (!*found) return false;
  std::optional<Head> head = *found;
  if (head->closed || head->term != append.term || head->last != append.expected_head) return false;

  for (const Batch& batch : append.batches) {
    const Result<bool> added = fits(add_batch(db, append.room, Seq(head->last.value + 1), batch));
    if (!added || !*added) return added;
    head->last.value += batch.events.size();
  }
  const std::int64_t last_batch = append.batches.empty() ? 0 : db.last_id();
  for (const ports::Run& run : append.runs) {
    const Result<bool> added = fits(add_run(db, append.room, run));
    if (!added || !*added) return added;
  }
  if (heads.unindexed(last_batch) >= limits::kUnindexedBatches) {
    if (Status indexed = index_batches(db, heads); !indexed) return indexed.error();
  }
  if (append.daily) {
    if (Status ended = end_try(db, append.room, *append.daily); !ended) return fits(ended);
  }
  if (append.listed) {
    const Status listed = put_open_room(db, append.room, *append.listed);
    if (!listed) return fits(listed);
  }
  if (append.closes) {
    if (Status closed = close_room(db, append.room); !closed) return fits(closed);
    heads.forget(append.room);  // no append can follow
  } else {
    heads.put(append.room, *head);
  }
  return true;
}

Result<std::optional<Term>> raise_term(Database& db, HeadCache& heads, RoomId room) {
  heads.forget(room);
  Query row = db.query("UPDATE rooms SET term = term + 1 WHERE id = ? RETURNING term", {room});
  std::optional<Term> term;
  if (row.next()) term = row.id<Term>(0);
  while (row.next()) {
  }
  if (row.error()) return *row.error();
  return term;
}

Result<ports::Opened> opened(Database& db, RoomId room, Term term) {
  ports::Opened opened{term, {}, {}};
  const Result<Seq> last = head(db, room);
  if (!last) return last.error();
  opened.head = *last;

  Query meta = db.query("SELECT epoch FROM meta");
  if (!meta.next()) return meta.error().value_or(Error{Error::Kind::kBroken, "no epoch"});
  opened.epoch = meta.id<Epoch>(0);

  auto chapters = chapters_up_to(db, room, opened.head);
  if (!chapters) return chapters.error();
  opened.chapter = std::move(chapters->first);
  opened.latest_chapter = chapters->latest;
  Result<Remembered> remembered = recorded(db, room, opened.head, opened.latest_chapter);
  if (!remembered) return remembered.error();
  opened.recorded = std::move(remembered->recorded);
  opened.all_clients = remembered->all_clients;
  return opened;
}

Result<std::vector<Batch>> read_batches(Database& db, RoomId room, Seq from, std::size_t limit) {
  Query rows = db.query(
      select_batches(
          "player, client, client_seq, payload_hash, state_hash, events, first_seq, last_seq",
          "room = ?1 AND first_seq >= ?2", "ORDER BY first_seq LIMIT ?3"),
      {room, from, limit});
  std::vector<Batch> batches;
  while (rows.next()) {
    auto events = decode_events(rows.bytes(5));
    const std::size_t count = rows.number<std::size_t>(7) - rows.number<std::size_t>(6) + 1;
    if (!events || events->size() != count) {
      if (!batches.empty()) return batches;
      return Error{Error::Kind::kDamaged, "the events of room " + std::to_string(room.value) +
                                              " from number " + std::to_string(rows.integer(6)) +
                                              " cannot be read"};
    }
    batches.push_back({*std::move(events), command_key(rows, 0), rows.number<std::uint64_t>(3),
                       rows.number<std::uint64_t>(4)});
  }
  if (rows.error()) return *rows.error();
  return batches;
}

}  // namespace gridmates::store
