// The directory of rooms for all threads, and the bounds for opening new ones. Safe for concurrent
// use: a lock is held for a look-up and never while anything else is called. Inside server/actors.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "server/base/ids.h"
#include "server/lobby/directory.h"

namespace gridmates::actors {

class Lobby {
 public:
  void put(lobby::Summary room);
  void remove(RoomId room);
  // See lobby::Directory.
  std::shared_ptr<const lobby::Summary> find(const RoomCode& code) const;
  std::vector<std::shared_ptr<const lobby::Summary>> due(std::uint64_t now_ms) const;
  // Marks the room as loaded (Summary::loaded) and returns its id; nullopt if it is marked already
  // or does not exist.
  std::optional<RoomId> take_in(const RoomCode& code);
  // The rooms that the player may see, at most limits::kListedRooms.
  std::vector<lobby::Listed> list(PlayerId player) const;
  // Codes of the rooms whose match waits for the player, at most limits::kListedRooms.
  std::vector<RoomCode> awaiting(PlayerId player) const;
  bool hears_nobody(PlayerId player) const;

  // Holds a place for a room that is being opened; gives it back when destroyed.
  class HeldPlace {
   public:
    HeldPlace(Lobby& lobby, PlayerId creator) : lobby_(&lobby), creator_(creator) {}
    HeldPlace(HeldPlace&& other) noexcept
        : lobby_(std::exchange(other.lobby_, nullptr)), creator_(other.creator_) {}
    HeldPlace& operator=(HeldPlace&&) = delete;
    ~HeldPlace();

   private:
    Lobby* lobby_;
    PlayerId creator_;
  };
  enum class Full { kRooms, kRoomsOfPlayer };
  // A place, or the bound that is reached (limits::kRooms, limits::kRoomsPerPlayer).
  std::variant<HeldPlace, Full> open(PlayerId creator);

 private:
  mutable std::mutex mutex_;
  lobby::Directory directory_;
  std::map<PlayerId, std::size_t> opening_;  // places held
  std::size_t all_opening_ = 0;
};

}  // namespace gridmates::actors
