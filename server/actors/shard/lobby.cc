#include "server/actors/shard/lobby.h"

#include "server/base/limits.h"

namespace gridmates::actors {

void Lobby::put(lobby::Summary room) {
  const std::lock_guard lock(mutex_);
  directory_.put(std::move(room));
}

void Lobby::remove(RoomId room) {
  const std::lock_guard lock(mutex_);
  directory_.remove(room);
}

std::shared_ptr<const lobby::Summary> Lobby::find(const RoomCode& code) const {
  const std::lock_guard lock(mutex_);
  return directory_.find(code);
}

std::vector<std::shared_ptr<const lobby::Summary>> Lobby::due(std::uint64_t now_ms) const {
  const std::lock_guard lock(mutex_);
  return directory_.due(now_ms, limits::kRoomsLoaded);
}

std::vector<RoomCode> Lobby::awaiting(PlayerId player) const {
  const std::lock_guard lock(mutex_);
  return directory_.awaiting(player, limits::kListedRooms);
}

bool Lobby::hears_nobody(PlayerId player) const {
  const std::lock_guard lock(mutex_);
  return directory_.hears_nobody(player);
}

std::optional<RoomId> Lobby::take_in(const RoomCode& code) {
  const std::lock_guard lock(mutex_);
  const auto room = directory_.find(code);
  if (!room || room->loaded) return std::nullopt;
  lobby::Summary looked_after = *room;
  looked_after.loaded = true;
  directory_.put(std::move(looked_after));
  return room->id;
}

std::vector<lobby::Listed> Lobby::list(PlayerId player) const {
  const std::lock_guard lock(mutex_);
  return directory_.list(player, limits::kListedRooms).rooms;
}

std::variant<Lobby::HeldPlace, Lobby::Full> Lobby::open(PlayerId creator) {
  const std::lock_guard lock(mutex_);
  if (directory_.size() + all_opening_ >= limits::kRooms) return Full::kRooms;
  std::size_t& held = opening_[creator];
  if (directory_.opened_by(creator) + held >= limits::kRoomsPerPlayer) {
    if (held == 0) opening_.erase(creator);
    return Full::kRoomsOfPlayer;
  }
  ++held;
  ++all_opening_;
  return HeldPlace(*this, creator);
}

Lobby::HeldPlace::~HeldPlace() {
  if (lobby_ == nullptr) return;
  const std::lock_guard lock(lobby_->mutex_);
  --lobby_->all_opening_;
  const auto held = lobby_->opening_.find(creator_);
  if (--held->second == 0) lobby_->opening_.erase(held);
}

}  // namespace gridmates::actors
