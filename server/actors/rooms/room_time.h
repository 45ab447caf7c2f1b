// Room time: milliseconds played. It goes on from the last event while a match is timed and
// stands still otherwise; time without an owner or a journal is charged to nobody. A plain value.
#pragma once

#include <cstdint>

#include "server/ports/clock.h"
#include "server/room/room.h"

namespace gridmates::actors {

class RoomTime {
 public:
  // The room's last event was at this steady time, or its time goes on from then.
  explicit RoomTime(std::uint64_t steady_ms) : counted_from_ms_(steady_ms) {}

  room::Now now(const room::Room& room, const ports::Clock& clock) const {
    const std::uint64_t gone = room.is_timed() ? clock.steady_ms() - counted_from_ms_ : 0;
    return {room.room_ms() + gone, clock.wall_ms()};
  }
  // So many milliseconds do not count.
  void forgive(std::uint64_t ms) { counted_from_ms_ += ms; }

 private:
  std::uint64_t counted_from_ms_;
};

}  // namespace gridmates::actors
