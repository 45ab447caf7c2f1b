#include "tests/support/memory_store.h"

#include <algorithm>
#include <utility>

#include "server/base/limits.h"

namespace gridmates::support {
namespace {

using ports::Appended;
using ports::Batch;
using ports::Created;
using ports::RoomRecord;

void add(Disk::Room& room, const Batch& batch) {
  room.batches.emplace(room.head.value + 1, batch);
  room.head = Seq(room.head.value + batch.events.size());
}

using ByClient = std::map<std::pair<PlayerId, ClientId>, std::vector<ports::Recorded>>;

void put(ByClient& clients, const ports::Recorded& one) {
  auto& of_client = clients[{one.key.player, one.key.client}];
  if (std::ranges::find(of_client, one.key, &ports::Recorded::key) != of_client.end()) return;
  of_client.push_back(one);
  std::ranges::sort(of_client, {}, &ports::Recorded::last);
  if (of_client.size() > limits::kAnswersPerClient) of_client.erase(of_client.begin());
}

bool fits(const Disk::Room& room, const ports::Chapter& chapter) {
  for (const auto& [first, batch] : room.batches) {
    const std::uint64_t last = first + batch.events.size() - 1;
    if (last == chapter.at.value) return batch.state_hash == chapter.state_hash;
  }
  return false;
}

Seq latest_chapter(const Disk::Room& room) {
  Seq latest;
  for (const auto& [at, chapter] : room.chapters) {
    if (at <= room.head.value && fits(room, chapter)) latest = Seq(at);
  }
  return latest;
}

std::optional<ports::Chapter> first_chapter(const Disk::Room& room, std::size_t recent_events) {
  std::optional<ports::Chapter> first;
  for (const auto& [at, chapter] : room.chapters) {
    if (at + recent_events <= room.head.value && fits(room, chapter)) first = chapter;
  }
  return first;
}

// What the rows say, and behind them the batches after the latest chapter.
ByClient recorded_by_client(const Disk::Room& room) {
  ByClient clients;
  for (const auto& [client, recorded] : room.clients) {
    for (const auto& one : recorded) {
      if (one.last <= room.head) put(clients, one);
    }
  }
  const Seq latest = latest_chapter(room);
  for (const auto& [first, batch] : room.batches) {
    const Seq last(first + batch.events.size() - 1);
    if (batch.key && last > latest) put(clients, {*batch.key, batch.payload_hash, last});
  }
  return clients;
}

// Of those heard last.
std::vector<ports::Recorded> recorded_answers(const Disk::Room& room, std::size_t clients) {
  std::vector<std::vector<ports::Recorded>> by_age;
  for (auto& [client, recorded] : recorded_by_client(room)) by_age.push_back(recorded);
  std::ranges::sort(by_age, std::greater{}, [](const auto& r) { return r.back().last; });
  if (by_age.size() > clients) by_age.resize(clients);
  std::vector<ports::Recorded> found;
  for (const auto& recorded : by_age) found.insert(found.end(), recorded.begin(), recorded.end());
  std::ranges::sort(found, {}, &ports::Recorded::last);
  return found;
}

bool written(Fault fault) {
  return fault == Fault::kNone || fault == Fault::kUnknownWritten || fault == Fault::kCrashWritten;
}

bool crashed(Fault fault) {
  return fault == Fault::kCrashWritten || fault == Fault::kCrashNotWritten;
}

}  // namespace

Disk::Room* Disk::room(RoomId id) {
  return id.value >= 1 && id.value <= rooms.size() ? &rooms[id.value - 1] : nullptr;
}

// Journal

void MemoryStore::open(RoomId id, ports::Done<std::optional<ports::Opened>> done) {
  Disk::Room* room = unreadable() ? nullptr : disk_.room(id);
  if (!room) return answer<std::optional<ports::Opened>>(std::move(done), std::nullopt);
  room->term = Term(room->term.value + 1);
  ports::Opened opened{room->term, disk_.epoch, room->head, {}};
  if (!bug(Plant::kForgetsAnswers)) {
    constexpr std::size_t kAll = ~std::size_t{0};
    opened.recorded = recorded_answers(*room, clients_told);
    opened.all_clients = opened.recorded == recorded_answers(*room, kAll);
  }
  opened.chapter = first_chapter(*room, recent_events);
  opened.chapter_rows = chapter_rows;
  opened.latest_chapter = latest_chapter(*room);
  answer<std::optional<ports::Opened>>(std::move(done), std::move(opened));
}

void MemoryStore::read(RoomId id, Seq from, std::size_t limit, ports::Done<ports::Batches> done) {
  if (unreadable()) return answer<ports::Batches>(std::move(done), ports::Unread::kUnavailable);
  std::vector<Batch> batches;
  if (const Disk::Room* room = disk_.room(id)) {
    for (auto it = room->batches.lower_bound(from.value);
         it != room->batches.end() && batches.size() < limit; ++it) {
      if (Seq(it->first) == room->damaged) {
        if (!batches.empty()) break;
        return answer<ports::Batches>(std::move(done), ports::Unread::kDamaged);
      }
      batches.push_back(it->second);
    }
  }
  answer<ports::Batches>(std::move(done), std::move(batches));
}

void MemoryStore::recorded(RoomId id, PlayerId player, ClientId client,
                           ports::Done<std::optional<std::vector<ports::Recorded>>> done) {
  using Found = std::optional<std::vector<ports::Recorded>>;
  if (unreadable()) return answer<Found>(std::move(done), std::nullopt);
  std::vector<ports::Recorded> found;
  if (const Disk::Room* room = disk_.room(id); room && !bug(Plant::kForgetsAnswers)) {
    found = recorded_by_client(*room)[{player, client}];
  }
  answer<Found>(std::move(done), std::move(found));
}

Appended MemoryStore::write(const ports::Append& append) {
  Disk::Room* room = disk_.room(append.room);
  if (!room || room->record.closed) return Appended::kStale;
  if (room->term != append.term && !bug(Plant::kSkipsTermCheck)) return Appended::kStale;
  if (room->head != append.expected_head && !bug(Plant::kSkipsHeadCheck)) return Appended::kStale;
  if (bug(Plant::kKeepsHalfAnAppend)) add(*room, append.batches.front());
  for (const ports::Run& run : append.runs) {
    const auto same = [&run](const ports::Run& other) {
      return other.code == run.code && other.match == run.match;
    };
    const auto in_append = std::ranges::count_if(append.runs, same);
    if (in_append > 1 || std::ranges::any_of(disk_.runs, same)) return Appended::kStale;
  }
  if (bug(Plant::kKeepsHalfAnAppend)) return Appended::kCommitted;
  for (const Batch& batch : append.batches) add(*room, batch);
  room->record.closed = append.closes;
  if (!bug(Plant::kLosesRuns)) {
    disk_.runs.insert(disk_.runs.end(), append.runs.begin(), append.runs.end());
  }
  return Appended::kCommitted;
}

void MemoryStore::write_chapter(ports::ChapterWrite write, ports::Done<bool> done) {
  Disk::Room* room = disk_.room(write.room);
  const bool stale = !room || (room->term != write.term && !bug(Plant::kTakesStaleChapters));
  const bool early = room && room->head < write.chapter.at && !bug(Plant::kTakesEarlyChapters);
  const bool good = !stale && !early && !unreadable();
  if (good) {
    if (bug(Plant::kForgetsOlderAnswers)) {
      for (const auto& one : write.recorded) room->clients.erase({one.key.player, one.key.client});
    }
    for (const auto& one : write.recorded) put(room->clients, one);
    if (write.only) room->chapters.clear();
    room->chapters[write.chapter.at.value] = write.chapter;
    const auto first = first_chapter(*room, recent_events);
    if (first) room->chapters.erase(room->chapters.begin(), room->chapters.find(first->at.value));
  }
  answer(std::move(done), good);
}

void MemoryStore::append(ports::Append append, ports::Done<Appended> done) {
  const Fault fault = append_fault ? append_fault(append) : Fault::kNone;
  Appended result = Appended::kUnknown;
  if (fault == Fault::kUnavailable) {
    result = Appended::kUnavailable;
  } else if (written(fault)) {
    const Appended done_now = write(append);
    if (fault == Fault::kNone || done_now != Appended::kCommitted) result = done_now;
  }
  if (!crashed(fault)) answer(std::move(done), result);
}

// Rooms

Created MemoryStore::existing(const ports::NewRoom& room) {
  for (const Disk::Room& other : disk_.rooms) {
    const bool same = other.creator == room.creator && other.key == room.key;
    if (same && !bug(Plant::kIgnoresCreationKeys)) return {Created::Status::kExists, other.record};
  }
  for (const Disk::Room& other : disk_.rooms) {
    const bool taken = other.record.code == room.code;
    if (taken && !bug(Plant::kGivesCodesTwice)) return {Created::Status::kCodeTaken, {}};
  }
  return {Created::Status::kCreated, {}};
}

RoomRecord MemoryStore::write(const ports::NewRoom& room) {
  const RoomRecord record{RoomId(disk_.rooms.size() + 1), room.code, false};
  Disk::Room made{record, room.creator, room.key, Term(0), Seq(0), {}, {}, {}};
  add(made, room.first);
  disk_.rooms.push_back(std::move(made));
  return record;
}

void MemoryStore::create(ports::NewRoom room, ports::Done<Created> done) {
  const Fault fault = create_fault ? create_fault(room) : Fault::kNone;
  Created created{Created::Status::kUnavailable, {}};
  if (fault != Fault::kUnavailable) {
    created = existing(room);
    if (created.status == Created::Status::kCreated && written(fault)) created.room = write(room);
    if (fault != Fault::kNone) created = {Created::Status::kUnknown, {}};
  }
  if (!crashed(fault)) answer(std::move(done), created);
}

void MemoryStore::find_room(const std::function<bool(const Disk::Room&)>& wanted,
                            ports::Done<std::optional<std::optional<RoomRecord>>> done) {
  std::optional<std::optional<RoomRecord>> result;
  if (!unreadable()) {
    const auto found = std::ranges::find_if(disk_.rooms, wanted);
    result.emplace();
    if (found != disk_.rooms.end()) *result = found->record;
  }
  answer(std::move(done), result);
}

void MemoryStore::find(RoomCode code, ports::Done<std::optional<std::optional<RoomRecord>>> done) {
  find_room([&code](const Disk::Room& room) { return room.record.code == code; }, std::move(done));
}

void MemoryStore::find(PlayerId creator, ports::RoomKey key,
                       ports::Done<std::optional<std::optional<RoomRecord>>> done) {
  find_room([&](const Disk::Room& room) { return room.creator == creator && room.key == key; },
            std::move(done));
}

void MemoryStore::open_rooms(ports::Done<std::optional<std::vector<RoomRecord>>> done) {
  std::optional<std::vector<RoomRecord>> result;
  if (!unreadable()) {
    result.emplace();
    for (const Disk::Room& room : disk_.rooms) {
      if (!room.record.closed) result->push_back(room.record);
    }
  }
  answer(std::move(done), std::move(result));
}

// Players

void MemoryStore::create(Name name, ports::TokenHash token, std::int64_t,
                         ports::Done<std::optional<ports::Player>> done) {
  std::optional<ports::Player> made;
  const bool known = std::ranges::any_of(
      disk_.players, [&](const Disk::StoredPlayer& stored) { return stored.token == token; });
  if (!unreadable() && !known) {
    made = ports::Player{PlayerId(disk_.players.size() + 1), std::move(name)};
    disk_.players.push_back({*made, token});
  }
  answer(std::move(done), std::move(made));
}

void MemoryStore::find(ports::TokenHash token,
                       ports::Done<std::optional<std::optional<ports::Player>>> done) {
  std::optional<std::optional<ports::Player>> result;
  if (!unreadable()) {
    result.emplace();
    for (const auto& stored : disk_.players) {
      if (stored.token == token) result = stored.player;
    }
  }
  answer(std::move(done), std::move(result));
}

void MemoryStore::rename(PlayerId id, Name name, ports::Done<bool> done) {
  const bool known = !unreadable() && id.value >= 1 && id.value <= disk_.players.size();
  if (known) disk_.players[id.value - 1].player.name = std::move(name);
  answer(std::move(done), known);
}

// Puzzles

void MemoryStore::find(ports::PuzzleQuery query,
                       ports::Done<std::optional<std::optional<ports::Puzzle>>> done) {
  using Found = std::optional<std::optional<ports::Puzzle>>;
  if (unreadable()) return answer<Found>(std::move(done), std::nullopt);
  std::vector<ports::Puzzle> fit;
  for (const ports::Puzzle& puzzle : disk_.puzzles) {
    if (puzzle.game == query.game && (query.pack.empty() || puzzle.pack == query.pack) &&
        (query.pack.empty() || query.number == 0 || puzzle.number == query.number)) {
      fit.push_back(puzzle);
    }
  }
  std::optional<ports::Puzzle> chosen;
  if (!fit.empty()) chosen = fit[query.chance % fit.size()];
  answer<Found>(std::move(done), std::move(chosen));
}

void MemoryStore::packs(ports::Done<std::optional<std::vector<ports::Pack>>> done) {
  std::optional<std::vector<ports::Pack>> result;
  if (!unreadable()) {
    std::map<std::pair<std::string, std::string>, std::uint32_t> sizes;
    for (const ports::Puzzle& puzzle : disk_.puzzles) ++sizes[{puzzle.game, puzzle.pack}];
    result.emplace();
    for (const auto& [key, puzzles] : sizes) result->push_back({key.second, key.first, puzzles});
  }
  answer(std::move(done), std::move(result));
}

}  // namespace gridmates::support
