// Saves the room time of the matches that are being played on one shard, every few seconds and when
// the server stops; the first shard's saver also saves the known clocks of rooms that are not in
// memory. Owned by the Hub; used on the shard's thread alone, and destroyed after that thread has
// stopped.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "server/actors/shard/house.h"

namespace gridmates::actors {

class ClockSaver : public std::enable_shared_from_this<ClockSaver> {
 public:
  ClockSaver(House& house, Shard& shard) : house_(house), shard_(shard) {}

  // Saves every limits::kSaveClocksMs, if anything has changed.
  void start();
  // Saves once more, and calls `done` on the shard's thread after the attempt.
  void save(std::function<void()> done);

 private:
  House& house_;
  Shard& shard_;
  Alarm alarm_;
  std::vector<ports::RoomClock> saved_;
};

}  // namespace gridmates::actors
