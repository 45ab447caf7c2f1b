#include "server/actors/sessions/asked_rooms.h"

#include <algorithm>

#include "server/base/limits.h"

namespace gridmates::actors {

bool AskedRooms::may_ask(const RoomCode& code, RoomAddress room) {
  if (!latest_.empty() && latest_.back().code == code && latest_.back().room == room) return true;
  const auto before = std::ranges::find(latest_, code, &Asked::code);
  const bool same = before == latest_.end() || before->room == room;
  if (before != latest_.end()) latest_.erase(before);
  latest_.push_back({code, room});
  if (latest_.size() > limits::kUnanswered) latest_.erase(latest_.begin());
  return same;
}

bool AskedRooms::knows(const RoomCode& code) const {
  return std::ranges::find(latest_, code, &Asked::code) != latest_.end();
}

}  // namespace gridmates::actors
