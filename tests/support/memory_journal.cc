// The Journal port of MemoryStore.
#include <algorithm>
#include <functional>
#include <utility>

#include "server/base/limits.h"
#include "tests/support/memory_store.h"

namespace gridmates::support {
namespace {

using ports::Appended;
using ports::Batch;

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

// The recorded answers: those in the rows, then those of the batches after the latest chapter.
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

// The answers of the `clients` clients that were active last.
std::vector<ports::Recorded> recorded_answers(const Disk::Room& room, std::size_t clients) {
  std::vector<std::vector<ports::Recorded>> by_age;
  for (auto& [client, recorded] : recorded_by_client(room)) by_age.push_back(recorded);
  std::ranges::sort(by_age, std::greater{}, [](const auto& r) { return r.back().last; });
  const Seq latest = latest_chapter(room);
  while (by_age.size() > clients && by_age.back().back().last <= latest) by_age.pop_back();
  std::vector<ports::Recorded> found;
  for (const auto& recorded : by_age) found.insert(found.end(), recorded.begin(), recorded.end());
  std::ranges::sort(found, {}, &ports::Recorded::last);
  return found;
}

}  // namespace

void Disk::Room::add(const Batch& batch) {
  batches.emplace(head.value + 1, batch);
  head = Seq(head.value + batch.events.size());
}

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
  const bool half = bug(Plant::kKeepsHalfAnAppend) && !append.batches.empty();
  if (half) room->add(append.batches.front());
  for (const ports::Run& run : append.runs) {
    const auto same = [&run](const ports::Run& other) {
      return other.code == run.code && other.match == run.match;
    };
    const auto in_append = std::ranges::count_if(append.runs, same);
    if (in_append > 1 || std::ranges::any_of(disk_.runs, same)) return Appended::kStale;
  }
  if (half) return Appended::kCommitted;
  for (const Batch& batch : append.batches) room->add(batch);
  room->record.closed = append.closes;
  if (append.listed) room->listed = append.listed;
  for (auto& [key, tried] : disk_.tries) {
    if (append.daily && tried.room == room->record.code) tried.end = append.daily;
  }
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
    if (write.listed) room->listed = write.listed;
    const auto first = first_chapter(*room, recent_events);
    if (first) room->chapters.erase(room->chapters.begin(), room->chapters.find(first->at.value));
  }
  answer(std::move(done), good);
}

}  // namespace gridmates::support
