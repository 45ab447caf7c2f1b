#include "tests/e2e/forgery.h"

#include "engine/games/games.h"
#include "server/room/room.h"
#include "server/store/data_dir.h"
#include "server/store/journal_tables.h"
#include "server/store/sqlite.h"

namespace gridmates::e2e {
namespace {

using store::Database;

constexpr std::size_t kAllBatches = 100'000;

store::Result<Database> open(const std::filesystem::path& data) {
  return Database::open(data / "gridmates.db", Database::Mode::kWrite);
}

RoomId room_of(Database& db, const std::string& code) {
  store::Query row = db.query("SELECT id FROM rooms WHERE code = ?", {code});
  return row.next() ? row.id<RoomId>(0) : RoomId(0);
}

// In the encoding of the column (server/store/journal_tables.cc).
void put_number(std::uint64_t number, int bits, core::Bytes& out) {
  for (int shift = 0; shift < bits; shift += 8) {
    out.push_back(static_cast<std::uint8_t>(number >> shift));
  }
}

core::Bytes listed(const std::vector<core::Bytes>& events) {
  core::Bytes out{1};
  put_number(events.size(), 32, out);
  for (const core::Bytes& event : events) {
    put_number(event.size(), 32, out);
    out.insert(out.end(), event.begin(), event.end());
  }
  return out;
}

// The column for `events`, with the hash of `hashed`.
core::Bytes column_of(const std::vector<core::Bytes>& events,
                      const std::vector<core::Bytes>& hashed, Hashes hashes) {
  core::Bytes out = listed(events);
  if (hashes != Hashes::kOfBefore) put_number(core::fnv1a(listed(hashed)), 64, out);
  return out;
}

}  // namespace

bool change_rows(const std::filesystem::path& data, const std::string& sql) {
  auto db = open(data);
  return db && db->run(sql).ok() && db->changed() > 0;
}

bool forge_journal(const std::filesystem::path& data, const std::string& code,
                   const std::function<void(room::Event&)>& change, Hashes hashes) {
  auto db = open(data);
  if (!db) return false;
  const RoomId id = room_of(*db, code);
  const auto batches = store::read_batches(*db, id, Seq(1), kAllBatches);
  if (!batches) return false;
  room::Room room(all_games());
  bool changed = false;
  for (const ports::Batch& batch : *batches) {
    const Seq first(room.head().value + 1);
    std::vector<core::Bytes> events;
    for (const core::Bytes& bytes : batch.events) {
      auto event = core::decode<room::Event>(bytes);
      if (!event) return false;
      change(*event);
      if (!room.evolve(*event)) return false;
      events.push_back(core::encode(*event));
      changed = changed || events.back() != bytes;
    }
    const bool made_anew = hashes != Hashes::kAsTheyWere;
    const core::Bytes column = column_of(events, made_anew ? events : batch.events, hashes);
    const std::uint64_t state = made_anew ? room.state_hash() : batch.state_hash;
    const auto written =
        db->run("UPDATE batches SET events = ?, state_hash = ? WHERE room = ? AND first_seq = ?",
                {core::ByteView(column), state, id, first});
    if (!written || db->changed() != 1) return false;
  }
  return changed && db->run("DELETE FROM chapters WHERE room = ?", {id}).ok();
}

}  // namespace gridmates::e2e
