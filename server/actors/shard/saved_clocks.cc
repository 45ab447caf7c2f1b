#include "server/actors/shard/saved_clocks.h"

#include <utility>

namespace gridmates::actors {

// Keeps the most advanced clock of each room: other shards may have saved it in earlier runs.
void SavedClocks::learn(const std::vector<ports::RoomClock>& clocks) {
  const std::lock_guard lock(mutex_);
  for (const ports::RoomClock& clock : clocks) {
    ports::RoomClock& known = clocks_.try_emplace(clock.room.value, clock).first->second;
    if (std::pair(known.head, known.room_ms) < std::pair(clock.head, clock.room_ms)) known = clock;
  }
}

std::uint64_t SavedClocks::take_played_since(RoomId id, const room::Room& room) {
  const std::lock_guard lock(mutex_);
  const auto node = clocks_.extract(id.value);
  if (node.empty() || !room.is_timed()) return 0;
  const ports::RoomClock& clock = node.mapped();
  const bool newer = clock.head == room.head() && clock.room_ms > room.room_ms();
  return newer ? clock.room_ms - room.room_ms() : 0;
}

std::vector<ports::RoomClock> SavedClocks::all() const {
  const std::lock_guard lock(mutex_);
  std::vector<ports::RoomClock> clocks;
  clocks.reserve(clocks_.size());
  for (const auto& [room, clock] : clocks_) clocks.push_back(clock);
  return clocks;
}

}  // namespace gridmates::actors
