#include "server/actors/room_table.h"

#include <ranges>
#include <utility>

#include "server/base/limits.h"

namespace gridmates::actors {

std::shared_ptr<RoomActor> RoomTable::find(const RoomCode& code) const {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(code.str());
  return found == rooms_.end() ? nullptr : found->second;
}

std::shared_ptr<RoomActor> RoomTable::add(const RoomCode& code, std::shared_ptr<RoomActor> room) {
  const std::lock_guard lock(mutex_);
  return rooms_.try_emplace(code.str(), std::move(room)).first->second;
}

void RoomTable::remove(const RoomCode& code, const RoomActor& room) {
  std::shared_ptr<RoomActor> removed;  // destroyed without the lock
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(code.str());
  if (found == rooms_.end() || found->second.get() != &room) return;
  removed = std::move(found->second);
  rooms_.erase(found);
}

void RoomTable::closed(const RoomCode& code) {
  std::shared_ptr<RoomActor> oldest;
  const std::lock_guard lock(mutex_);
  closed_.push_back(code.str());
  if (closed_.size() <= limits::kClosedRooms) return;
  if (const auto found = rooms_.find(closed_.front()); found != rooms_.end()) {
    oldest = std::move(found->second);
    rooms_.erase(found);
  }
  closed_.pop_front();
}

std::vector<std::shared_ptr<RoomActor>> RoomTable::all() const {
  const std::lock_guard lock(mutex_);
  const auto rooms = rooms_ | std::views::values;
  return {rooms.begin(), rooms.end()};
}

std::vector<std::shared_ptr<RoomActor>> RoomTable::clear() {
  auto rooms = all();
  const std::lock_guard lock(mutex_);
  rooms_.clear();
  closed_.clear();
  return rooms;
}

}  // namespace gridmates::actors
