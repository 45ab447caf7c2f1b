#include "server/actors/shard/room_table.h"

#include <functional>
#include <utility>

namespace gridmates::actors {

std::optional<RoomAddress> RoomTable::find(const RoomCode& code) const {
  const std::lock_guard lock(mutex_);
  const auto found = by_code_.find(code.str());
  return found == by_code_.end() ? std::nullopt : std::optional(found->second);
}

RoomAddress RoomTable::add(ports::RoomRecord room) {
  const std::lock_guard lock(mutex_);
  const auto [place, is_new] = by_code_.try_emplace(room.code.str());
  if (!is_new) return place->second;
  const std::size_t shard = std::hash<std::string>()(room.code.str()) % shards_;
  place->second = {++last_, ShardNo(static_cast<ShardNo::rep>(shard))};
  rooms_.emplace(last_, Entry{std::move(room)});
  return place->second;
}

bool RoomTable::is_in_memory(const RoomCode& code) const {
  const std::lock_guard lock(mutex_);
  const auto found = by_code_.find(code.str());
  return found != by_code_.end() && rooms_.at(found->second.incarnation).in_memory;
}

std::optional<ports::RoomRecord> RoomTable::bring_in(RoomAddress at) {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(at.incarnation);
  if (found == rooms_.end()) return std::nullopt;
  found->second.in_memory = true;
  return found->second.room;
}

void RoomTable::unloaded(RoomAddress at) {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(at.incarnation);
  if (found != rooms_.end()) found->second.in_memory = false;
}

void RoomTable::remove(RoomAddress at) {
  const std::lock_guard lock(mutex_);
  const auto removed = rooms_.extract(at.incarnation);
  if (removed) by_code_.erase(removed.mapped().room.code.str());
}

}  // namespace gridmates::actors
