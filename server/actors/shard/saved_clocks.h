// Room time across restarts. Every few seconds each shard saves the room time of the matches that
// are played there, and a room that comes into memory after a start continues from that, unless it
// has had an event since. Inside server/actors.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <vector>

#include "server/ports/rooms.h"
#include "server/room/room.h"

namespace gridmates::actors {

// The clocks of rooms that are not in memory: those saved by the last run, and those of rooms that
// this run has lost. Any thread.
class SavedClocks {
 public:
  void learn(const std::vector<ports::RoomClock>& clocks);
  // The room comes into memory and keeps its own time from now on: removes its clock. Returns the
  // milliseconds played since its last event, 0 if they are not known.
  std::uint64_t take_played_since(RoomId id, const room::Room& room);
  std::vector<ports::RoomClock> all() const;

 private:
  mutable std::mutex mutex_;
  std::map<std::uint64_t, ports::RoomClock> clocks_;  // by room
};

}  // namespace gridmates::actors
