#include "server/actors/asked_rooms.h"

#include <algorithm>

#include "server/actors/room_actor.h"
#include "server/base/limits.h"

namespace gridmates::actors {

bool AskedRooms::may_ask(const RoomCode& code, const std::shared_ptr<RoomActor>& room) {
  if (!latest_.empty() && latest_.back().code == code && latest_.back().room.lock() == room) {
    return true;
  }
  const auto before = std::ranges::find(latest_, code, &Asked::code);
  const bool same = before == latest_.end() || before->room.lock() == room || *before->unloaded;
  if (before != latest_.end()) latest_.erase(before);
  latest_.push_back({code, room, room->unloaded()});
  if (latest_.size() > limits::kUnanswered) latest_.erase(latest_.begin());
  return same;
}

}  // namespace gridmates::actors
