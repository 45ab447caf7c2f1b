#include "server/actors/lobby.h"

#include "server/base/limits.h"

namespace gridmates::actors {

void Lobby::put(lobby::Summary room) {
  const std::lock_guard lock(mutex_);
  directory_.put(std::move(room));
}

void Lobby::remove(RoomId room, const RoomCode& code) {
  const std::lock_guard lock(mutex_);
  directory_.remove(room);
  std::erase_if(keys_, [&code](const auto& entry) { return entry.second == code; });
}

std::vector<lobby::Listed> Lobby::list(PlayerId player) const {
  const std::lock_guard lock(mutex_);
  return directory_.list(player, limits::kListedRooms);
}

std::optional<RoomCode> Lobby::opened(PlayerId creator, const RoomKey& key) const {
  const std::lock_guard lock(mutex_);
  const auto found = keys_.find({creator, key});
  return found == keys_.end() ? std::nullopt : std::optional(found->second);
}

std::variant<Lobby::Opening, Lobby::Full> Lobby::open(PlayerId creator) {
  const std::lock_guard lock(mutex_);
  if (directory_.size() + all_opening_ >= limits::kRooms) return Full::kRooms;
  std::size_t& held = opening_[creator];
  if (directory_.opened_by(creator) + held >= limits::kRoomsPerPlayer) {
    if (held == 0) opening_.erase(creator);
    return Full::kRoomsOfPlayer;
  }
  ++held;
  ++all_opening_;
  return Opening(*this, creator);
}

Lobby::Opening::~Opening() {
  if (lobby_ == nullptr) return;
  const std::lock_guard lock(lobby_->mutex_);
  --lobby_->all_opening_;
  const auto held = lobby_->opening_.find(creator_);
  if (--held->second == 0) lobby_->opening_.erase(held);
}

void Lobby::Opening::opened(const RoomKey& key, const RoomCode& code) {
  const std::lock_guard lock(lobby_->mutex_);
  lobby_->keys_[{creator_, key}] = code;
}

}  // namespace gridmates::actors
