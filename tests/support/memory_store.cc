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

Disk::Room* Disk::room(const RoomCode& code) {
  const auto found =
      std::ranges::find_if(rooms, [&](const Room& room) { return room.record.code == code; });
  return found == rooms.end() ? nullptr : &*found;
}

// Journal: see also memory_journal.cc

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
  if (room.daily) {
    const auto mine = disk_.tries.find({*room.daily, room.creator});
    const Disk::Room* tried = mine == disk_.tries.end() ? nullptr : disk_.room(mine->second.room);
    if (tried != nullptr && (mine->second.end || !tried->record.closed)) {
      return {Created::Status::kExists, tried->record};
    }
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
  made.add(room.first);
  made.listed = room.listed;
  disk_.rooms.push_back(std::move(made));
  if (room.daily) disk_.tries[{*room.daily, room.creator}] = {room.code, std::nullopt};
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

void MemoryStore::open_rooms(ports::Done<std::optional<std::vector<ports::OpenRoom>>> done) {
  std::optional<std::vector<ports::OpenRoom>> result;
  if (!unreadable()) {
    result.emplace();
    for (const Disk::Room& room : disk_.rooms) {
      if (room.record.closed) continue;
      ports::OpenRoom unread;
      unread.private_room = true;
      unread.hot = true;
      ports::OpenRoom& listed = result->emplace_back(room.listed.value_or(unread));
      listed.id = room.record.id;
      listed.code = room.record.code;
      listed.creator = room.creator;
    }
  }
  answer(std::move(done), std::move(result));
}

void MemoryStore::save_clocks(std::uint32_t shard, std::vector<ports::RoomClock> clocks,
                              ports::Done<bool> done) {
  if (!bug(Plant::kLosesClocks)) disk_.clocks[shard] = std::move(clocks);
  answer(std::move(done), true);
}

void MemoryStore::saved_clocks(ports::Done<std::optional<std::vector<ports::RoomClock>>> done) {
  std::optional<std::vector<ports::RoomClock>> result;
  if (!unreadable()) {
    result.emplace();
    for (const auto& [shard, clocks] : disk_.clocks) {
      result->insert(result->end(), clocks.begin(), clocks.end());
    }
  }
  answer(std::move(done), std::move(result));
}

// Players

void MemoryStore::create(ports::NewPlayer player, ports::Done<std::optional<ports::Player>> done) {
  std::optional<ports::Player> made;
  const bool known = std::ranges::any_of(disk_.players, [&](const Disk::StoredPlayer& stored) {
    return stored.token == player.token;
  });
  if (!unreadable() && !known) {
    made = ports::Player{PlayerId(disk_.players.size() + 1), std::move(player.name)};
    disk_.players.push_back({*made, player.token, player.computer});
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

void MemoryStore::not_graded(std::string game, std::size_t at_most,
                             ports::Done<std::optional<ports::NotGraded>> done) {
  if (unreadable()) return answer<std::optional<ports::NotGraded>>(std::move(done), std::nullopt);
  std::map<std::pair<std::string, std::uint32_t>, ports::Puzzle> found;
  for (const ports::Puzzle& puzzle : disk_.puzzles) {
    const bool fits = puzzle.game == game && puzzle.level == ports::kNotGraded;
    if (fits) found[{puzzle.pack, puzzle.number}] = puzzle;
  }
  ports::NotGraded result{{}, found.size()};
  for (const auto& [key, puzzle] : found) {
    if (result.puzzles.size() < at_most) result.puzzles.push_back(puzzle);
  }
  answer<std::optional<ports::NotGraded>>(std::move(done), std::move(result));
}

void MemoryStore::write_levels(std::vector<ports::Puzzle> graded, ports::Done<bool> done) {
  const bool written = !unreadable();
  for (const ports::Puzzle& with_level : graded) {
    for (ports::Puzzle& puzzle : disk_.puzzles) {
      const bool fits = puzzle.game == with_level.game && puzzle.pack == with_level.pack &&
                        puzzle.number == with_level.number && puzzle.level == ports::kNotGraded;
      if (written && fits) puzzle.level = with_level.level;
    }
  }
  answer(std::move(done), written);
}

void MemoryStore::list(ports::PuzzlesOf of,
                       ports::Done<std::optional<std::optional<ports::ListedPuzzles>>> done) {
  using Listed = std::optional<std::optional<ports::ListedPuzzles>>;
  if (unreadable()) return answer<Listed>(std::move(done), std::nullopt);
  std::map<std::uint32_t, const ports::Puzzle*> of_pack;
  for (const ports::Puzzle& puzzle : disk_.puzzles) {
    if (puzzle.game == of.game && puzzle.pack == of.pack) of_pack[puzzle.number] = &puzzle;
  }
  ports::ListedPuzzles list;
  for (const auto& [number, puzzle] : of_pack) {
    if (number <= of.after || (!of.level.empty() && puzzle->level != of.level)) continue;
    list.more = list.puzzles.size() == of.at_most;
    if (list.more) break;
    list.puzzles.push_back({number, puzzle->size, puzzle->level});
  }
  std::optional<ports::ListedPuzzles> listed;
  if (!of_pack.empty()) listed = std::move(list);
  answer<Listed>(std::move(done), std::move(listed));
}

}  // namespace gridmates::support
