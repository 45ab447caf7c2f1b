#include "server/store/chapter_tables.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "server/base/limits.h"
#include "server/store/journal_tables.h"
#include "server/store/room_batches.h"
#include "server/store/room_tables.h"

namespace gridmates::store {
namespace {

using ports::Chapter;
using ports::Recorded;
using Client = std::pair<PlayerId, ClientId>;

// One recorded command in a row of room_clients.
struct Answer {
  std::uint64_t client_seq = 0;
  Seq last;
  std::uint64_t payload_hash = 0;
  static constexpr auto fields(auto& self) {
    return std::tie(self.client_seq, self.last, self.payload_hash);
  }
};

struct Answers {
  core::List<Answer, limits::kAnswersPerClient> list;
  static constexpr auto fields(auto& self) { return std::tie(self.list); }
};

ClientId client_id(core::ByteView bytes) {
  ClientId id{};
  std::copy_n(bytes.begin(), std::min(bytes.size(), id.size()), id.begin());
  return id;
}

Client client_of(const Recorded& one) { return {one.key.player, one.key.client}; }

// Both lists without repeats, oldest first: the last limits::kAnswersPerClient.
std::vector<Recorded> merged(std::vector<Recorded> one, const std::vector<Recorded>& other) {
  one.insert(one.end(), other.begin(), other.end());
  const auto order = [](const Recorded& r) { return std::pair(r.last, r.key.client_seq); };
  std::ranges::sort(one, {}, order);
  const auto repeats = std::ranges::unique(one, {}, &Recorded::key);
  one.erase(repeats.begin(), repeats.end());
  if (one.size() > limits::kAnswersPerClient) {
    one.erase(one.begin(), one.end() - static_cast<std::ptrdiff_t>(limits::kAnswersPerClient));
  }
  return one;
}

// The commands in a client's row up to this event; nullopt if the bytes cannot be decoded.
std::optional<std::vector<Recorded>> decoded(core::ByteView bytes, const Client& client, Seq head) {
  const auto answers = core::decode<Answers>(bytes);
  if (!answers) return std::nullopt;
  std::vector<Recorded> found;
  for (const Answer& one : answers->list) {
    if (one.last > head) continue;
    found.push_back({{client.first, client.second, one.client_seq}, one.payload_hash, one.last});
  }
  return found;
}

core::Bytes encoded(const std::vector<Recorded>& recorded) {
  Answers answers;
  for (const Recorded& one : recorded) {
    (void)answers.list.push({one.key.client_seq, one.last, one.payload_hash});
  }
  return core::encode(answers);
}

// The commands in a row. Outer nullopt: no row; inner nullopt: the row cannot be read.
using Row = std::optional<std::optional<std::vector<Recorded>>>;

Result<Row> row_of(Database& db, RoomId room, const Client& client, Seq head) {
  Query row =
      db.query("SELECT answers FROM room_clients WHERE room = ? AND player = ? AND client = ?",
               {room, client.first, core::ByteView(client.second)});
  Row found;
  if (row.next()) found = decoded(row.bytes(0), client, head);
  if (row.error()) return *row.error();
  return found;
}

// The recorded commands in the journal after this event, by client.
using ByClient = std::map<Client, std::vector<Recorded>>;

Result<ByClient> recorded_after(Database& db, RoomId room, Seq after) {
  Query rows = db.query(
      select_batches("player, client, client_seq, payload_hash, last_seq, first_seq",
                     "room = ?1 AND first_seq > ?2 AND player IS NOT NULL", "ORDER BY first_seq"),
      {room, after});
  ByClient found;
  while (rows.next()) {
    const Recorded one{*command_key(rows, 0), rows.number<std::uint64_t>(3), rows.id<Seq>(4)};
    auto& of_client = found[client_of(one)];
    of_client.push_back(one);
    if (of_client.size() > limits::kAnswersPerClient) of_client.erase(of_client.begin());
  }
  if (rows.error()) return *rows.error();
  return found;
}

// Adds the rows of these clients, and of other clients, the most recent first. False: some clients
// are missing. A client with an unreadable row is left out and looked up at its next action.
Result<bool> add_rows(Database& db, RoomId room, Seq head, ByClient& clients) {
  bool all = true;
  std::set<Client> left_out;
  for (auto& [client, recorded] : clients) {
    const Result<Row> row = row_of(db, room, client, head);
    if (!row) return row.error();
    if (*row && !**row) left_out.insert(client);
    if (*row && **row) recorded = merged(std::move(recorded), ***row);
  }
  Query rows = db.query(
      "SELECT player, client, answers FROM room_clients WHERE room = ? "
      "ORDER BY last_seq DESC LIMIT ?",
      {room, limits::kClientsPerRoom + 1});
  std::size_t read = 0;
  while (rows.next()) {
    all = all && ++read <= limits::kClientsPerRoom;
    const Client client{rows.id<PlayerId>(0), client_id(rows.bytes(1))};
    if (clients.contains(client)) continue;
    auto row = decoded(rows.bytes(2), client, head);
    if (!row) left_out.insert(client);
    if (row) clients[client] = *std::move(row);
  }
  if (rows.error()) return *rows.error();
  for (const Client& client : left_out) clients.erase(client);
  return all && left_out.empty();
}

Status remember(Database& db, RoomId room, const Client& client, std::vector<Recorded> recorded) {
  const auto before = row_of(db, room, client, Seq(~std::uint64_t{0}));
  if (!before) return before.error();
  if (*before && **before) recorded = merged(std::move(recorded), ***before);
  if (*before && !**before) {
    auto all = recorded_after(db, room, Seq(0));  // the row cannot be read
    if (!all) return all.error();
    recorded = merged(std::move(recorded), (*all)[client]);
  }
  const core::Bytes answers = encoded(recorded);
  return db.run(
      "INSERT INTO room_clients (room, player, client, last_seq, answers) VALUES (?, ?, ?, ?, ?) "
      "ON CONFLICT DO UPDATE SET last_seq = excluded.last_seq, answers = excluded.answers",
      {room, client.first, core::ByteView(client.second), recorded.back().last,
       core::ByteView(answers)});
}

// Deletes the chapters before the one from which the room will be opened from now on.
Status delete_old_chapters(Database& db, RoomId room, Seq newest) {
  return db.run(
      "DELETE FROM chapters WHERE room = ? AND seq < "
      "(SELECT max(seq) FROM chapters WHERE room = ? AND seq <= ?)",
      {room, room, std::int64_t(newest.value) - std::int64_t{limits::kRecentEvents}});
}

// Reads columns seq, match, state_hash, state.
Chapter chapter(const Query& row) {
  const core::ByteView state = row.bytes(3);
  return {row.id<Seq>(0), row.number<std::uint32_t>(1), row.number<std::uint64_t>(2),
          core::Bytes(state.begin(), state.end())};
}

// Whether a batch ends at this event with this state hash.
Result<bool> fits(Database& db, RoomId room, Seq at, std::uint64_t state_hash) {
  Query row =
      db.query(select_batches("last_seq, state_hash, first_seq", "room = ?1 AND first_seq <= ?2",
                              "ORDER BY first_seq DESC LIMIT 1"),
               {room, at});
  const bool same =
      row.next() && row.id<Seq>(0) == at && row.number<std::uint64_t>(1) == state_hash;
  if (row.error()) return *row.error();
  return same;
}

}  // namespace

std::optional<ports::CommandKey> command_key(const Query& row, int at) {
  if (row.null(at)) return std::nullopt;
  return ports::CommandKey{row.id<PlayerId>(at), client_id(row.bytes(at + 1)),
                           row.number<std::uint64_t>(at + 2)};
}

Result<bool> write_chapter(Database& db, HeadCache& heads, const ports::ChapterWrite& write) {
  const auto head = head_of(db, heads, write.room);
  if (!head) return head.error();
  const Chapter& chapter = write.chapter;
  if (!*head || (*head)->term != write.term || (*head)->last < chapter.at) return false;
  ByClient clients;
  for (const Recorded& one : write.recorded) clients[client_of(one)].push_back(one);
  for (auto& [client, recorded] : clients) {
    if (Status kept = remember(db, write.room, client, merged({}, recorded)); !kept) {
      return kept.error();
    }
  }
  if (write.only) {
    const Status gone = db.run("DELETE FROM chapters WHERE room = ?", {write.room});
    if (!gone) return gone.error();
  }
  const Status added = db.run(
      "INSERT OR REPLACE INTO chapters (room, seq, match, state_hash, state) "
      "VALUES (?, ?, ?, ?, ?)",
      {write.room, chapter.at, chapter.match, chapter.state_hash, core::ByteView(chapter.room)});
  if (!added) return added.error();
  if (Status gone = delete_old_chapters(db, write.room, chapter.at); !gone) return gone.error();
  if (write.listed && !(*head)->closed) {
    const Status listed = put_open_room(db, write.room, *write.listed);
    if (!listed) return listed.error();
  }
  return true;
}

Result<Chapters> chapters_up_to(Database& db, RoomId room, Seq head) {
  Query rows = db.query(
      "SELECT seq, match, state_hash, state FROM chapters WHERE room = ? AND seq <= ? "
      "ORDER BY seq DESC",
      {room, head});
  Chapters found;
  while (!found.first && rows.next()) {
    const Seq at = rows.id<Seq>(0);
    const Result<bool> good = fits(db, room, at, rows.number<std::uint64_t>(2));
    if (!good) return good.error();
    if (!*good) continue;
    if (found.latest == Seq(0)) found.latest = at;
    if (at.value + limits::kRecentEvents <= head.value) found.first = chapter(rows);
  }
  if (rows.error()) return *rows.error();
  return found;
}

Result<std::vector<Chapter>> chapters_of(Database& db, RoomId room) {
  Query rows = db.query(
      "SELECT seq, match, state_hash, state FROM chapters WHERE room = ? ORDER BY seq", {room});
  std::vector<Chapter> all;
  while (rows.next()) all.push_back(chapter(rows));
  if (rows.error()) return *rows.error();
  return all;
}

Result<Remembered> recorded(Database& db, RoomId room, Seq head, Seq latest) {
  Result<ByClient> clients = recorded_after(db, room, latest);
  if (!clients) return clients.error();
  const Result<bool> all_rows = add_rows(db, room, head, *clients);
  if (!all_rows) return all_rows.error();
  Remembered all{{}, *all_rows};
  std::vector<std::vector<Recorded>> by_age;
  for (auto& [client, recorded] : *clients) {
    if (!recorded.empty()) by_age.push_back(std::move(recorded));
  }
  std::ranges::sort(by_age, std::greater{}, [](const auto& r) { return r.back().last; });
  // Clients with commands after the latest chapter are always kept.
  while (by_age.size() > limits::kClientsPerRoom && by_age.back().back().last <= latest) {
    by_age.pop_back();
    all.all_clients = false;
  }
  for (const auto& recorded : by_age) {
    all.recorded.insert(all.recorded.end(), recorded.begin(), recorded.end());
  }
  std::ranges::sort(all.recorded, {}, &Recorded::last);
  return all;
}

Result<std::vector<Recorded>> recorded_of(Database& db, RoomId room, PlayerId player,
                                          const ClientId& client) {
  const Result<Seq> last = head(db, room);
  if (!last) return last.error();
  const auto chapters = chapters_up_to(db, room, *last);
  if (!chapters) return chapters.error();
  const Client who{player, client};
  const Result<Row> row = row_of(db, room, who, *last);
  if (!row) return row.error();
  const bool unreadable = *row && !**row;
  auto clients = recorded_after(db, room, unreadable ? Seq(0) : chapters->latest);
  if (!clients) return clients.error();
  return merged(*row && **row ? ***row : std::vector<Recorded>(), (*clients)[who]);
}

Result<std::vector<Recorded>> remembered_rows(Database& db, RoomId room) {
  Query rows = db.query("SELECT player, client, answers FROM room_clients WHERE room = ?", {room});
  std::vector<Recorded> all;
  while (rows.next()) {
    const Client client{rows.id<PlayerId>(0), client_id(rows.bytes(1))};
    const auto answers = core::decode<Answers>(rows.bytes(2));
    if (!answers) return Error{Error::Kind::kDamaged, "what is remembered of a client"};
    for (const Answer& one : answers->list) {
      all.push_back({{client.first, client.second, one.client_seq}, one.payload_hash, one.last});
    }
  }
  if (rows.error()) return *rows.error();
  return all;
}

}  // namespace gridmates::store
