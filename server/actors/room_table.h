// The rooms in memory, by code. Safe for concurrent use: a lock that is held for a look-up and
// never while anything else is called. Inside server/actors.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "server/base/ids.h"

namespace gridmates::actors {

class RoomActor;

class RoomTable {
 public:
  // Null when the room is not in memory.
  std::shared_ptr<RoomActor> find(const RoomCode& code) const;
  // `room`, or the one that is there already.
  std::shared_ptr<RoomActor> add(const RoomCode& code, std::shared_ptr<RoomActor> room);
  // Takes this very room out.
  void remove(const RoomCode& code, const RoomActor& room);
  // The room has closed: it is kept for a while, to answer repeats; the oldest of more than
  // limits::kClosedRooms goes.
  void closed(const RoomCode& code);
  std::vector<std::shared_ptr<RoomActor>> all() const;
  // Takes all out.
  std::vector<std::shared_ptr<RoomActor>> clear();

 private:
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<RoomActor>> rooms_;
  std::deque<std::string> closed_;
};

}  // namespace gridmates::actors
