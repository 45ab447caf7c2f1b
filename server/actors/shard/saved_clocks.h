// Room time over restarts. Every few seconds each shard saves the room time of the matches that are
// being played there, and a room that comes into memory after a start goes on from there, unless it
// has had an event since. Inside server/actors.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <vector>

#include "server/ports/rooms.h"
#include "server/room/room.h"

namespace gridmates::actors {

// The clocks of rooms that are not in memory: what the last run has saved, and rooms that this one
// has lost. Any thread.
class SavedClocks {
 public:
  void learn(const std::vector<ports::RoomClock>& clocks);
  // The room comes into memory: the milliseconds played since its last event, as far as that is
  // known. From now on the room itself knows its time.
  std::uint64_t take_played_since(RoomId id, const room::Room& room);
  std::vector<ports::RoomClock> all() const;

 private:
  mutable std::mutex mutex_;
  std::map<std::uint64_t, ports::RoomClock> clocks_;  // by room
};

}  // namespace gridmates::actors
