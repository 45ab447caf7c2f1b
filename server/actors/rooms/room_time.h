// Room time: milliseconds played. It advances from the last event while a match is timed; time
// without an owner or a journal does not count. A plain value.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "server/ports/clock.h"
#include "server/room/room.h"

namespace gridmates::actors {

class RoomTime {
 public:
  // Runs from this steady time, `played_ms` after the room's last event.
  explicit RoomTime(std::uint64_t steady_ms, std::uint64_t played_ms = 0)
      : played_ms_(played_ms), since_ms_(steady_ms) {}

  room::Now now(const room::Room& room, const ports::Clock& clock) const {
    return at(clock.steady_ms(), room, clock);
  }
  // As of this steady time. begin_anew() must get the same time: with a later reading of the clock
  // the time between them would be lost.
  room::Now at(std::uint64_t steady_ms, const room::Room& room, const ports::Clock& clock) const {
    const std::uint64_t gone = room.is_timed() ? played_ms(steady_ms) : 0;
    return {room.room_ms() + gone, clock.wall_ms()};
  }
  // The room's last event was at this time.
  void begin_anew(std::uint64_t steady_ms) {
    played_ms_ = 0;
    if (since_ms_) since_ms_ = steady_ms;
  }
  bool is_running() const { return since_ms_.has_value(); }
  // From this time on it stands still, or runs.
  void set_running(bool running, std::uint64_t steady_ms) {
    if (running == is_running()) return;
    played_ms_ = played_ms(steady_ms);
    since_ms_ = running ? std::optional(steady_ms) : std::nullopt;
  }
  // The time between these two does not count.
  void forgive(std::uint64_t from_ms, std::uint64_t to_ms) {
    if (since_ms_) since_ms_ = std::min(*since_ms_ + (to_ms - from_ms), to_ms);
  }

 private:
  std::uint64_t played_ms(std::uint64_t steady_ms) const {
    return played_ms_ + (since_ms_ ? steady_ms - *since_ms_ : 0);
  }

  std::uint64_t played_ms_;                // since the last event, until since_ms_
  std::optional<std::uint64_t> since_ms_;  // running since this steady time
};

}  // namespace gridmates::actors
