// What the store without a disk keeps across a crash. Plain values; one thread.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "server/ports/dailies.h"
#include "server/ports/journal.h"
#include "server/ports/players.h"
#include "server/ports/puzzles.h"
#include "server/ports/rooms.h"
#include "server/ports/runs.h"

namespace gridmates::support {

// Everything that survives a crash.
struct Disk {
  struct Room {
    ports::RoomRecord record;
    PlayerId creator;
    ports::RoomKey key{};
    Term term;
    Seq head;
    std::map<std::uint64_t, ports::Batch> batches;          // by the number of their first event
    std::map<std::uint64_t, ports::Chapter> chapters = {};  // by the event they follow
    std::map<std::pair<PlayerId, ClientId>, std::vector<ports::Recorded>> clients = {};
    std::optional<ports::OpenRoom> listed = {};
    void add(const ports::Batch& batch);
    Seq damaged{};  // the batch that begins here can no longer be read; 0: all can
  };
  struct StoredPlayer {
    ports::Player player;
    ports::TokenHash token{};
    bool computer = false;
  };

  Epoch epoch{0x5eed};
  std::vector<Room> rooms;  // RoomId n stands at n - 1
  std::vector<ports::Run> runs;
  std::vector<StoredPlayer> players;  // PlayerId n stands at n - 1
  std::vector<ports::Puzzle> puzzles;
  std::map<std::uint32_t, std::vector<ports::RoomClock>> clocks;  // by shard
  std::map<ports::DailyName, ports::DailyBoard> dailies;
  std::map<std::pair<ports::DailyName, PlayerId>, ports::DailyTry> tries;

  Room* room(RoomId id);
  Room* room(const RoomCode& code);
  bool has_computer(const ports::Run& run) const;  // a computer took part
};

}  // namespace gridmates::support
