#include "server/actors/shard/saved_clocks.h"

#include <utility>

namespace gridmates::actors {

// Of one room, what stands furthest: other shards may have saved it in earlier runs.
void SavedClocks::learn(std::vector<ports::RoomClock> clocks) {
  for (const ports::RoomClock& clock : clocks) {
    ports::RoomClock& known = clocks_.try_emplace(clock.room.value, clock).first->second;
    if (std::pair(known.head, known.room_ms) < std::pair(clock.head, clock.room_ms)) known = clock;
  }
}

std::uint64_t SavedClocks::played_since(RoomId id, const room::Room& room) const {
  const auto found = clocks_.find(id.value);
  if (found == clocks_.end() || !room.is_timed()) return 0;
  const ports::RoomClock& clock = found->second;
  const bool newer = clock.head == room.head() && clock.room_ms > room.room_ms();
  return newer ? clock.room_ms - room.room_ms() : 0;
}

}  // namespace gridmates::actors
