// Room time over restarts. Every few seconds each shard saves the room time of the matches that are
// being played there, and a room that comes into memory after a start goes on from there, unless it
// has had an event since. Inside server/actors.
#pragma once

#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

#include "server/ports/rooms.h"
#include "server/room/room.h"

namespace gridmates::actors {

// What the last run has saved. It does not change while rooms use it; any thread.
class SavedClocks {
 public:
  void learn(std::vector<ports::RoomClock> clocks);
  // The milliseconds played since the room's last event, as far as that is known.
  std::uint64_t played_since(RoomId id, const room::Room& room) const;

 private:
  std::unordered_map<std::uint64_t, ports::RoomClock> clocks_;  // by room
};

}  // namespace gridmates::actors
