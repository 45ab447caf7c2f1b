// Where rooms live, by code: those that have been asked for since the start. Safe for concurrent
// use: a lock is held for a look-up and never while anything else is called. Inside server/actors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/actors/shard/addresses.h"
#include "server/base/ids.h"
#include "server/ports/rooms.h"

namespace gridmates::actors {

class RoomTable {
 public:
  // Rooms live on this number of shards, each on the one that the hash of its code selects.
  explicit RoomTable(std::size_t shards) : shards_(shards) {}

  std::optional<RoomAddress> find(const RoomCode& code) const;
  // The address of the room, which is added if it is not known yet.
  RoomAddress add(ports::RoomRecord room);
  // Whether the room's shard has brought it into memory, and not unloaded it since.
  bool is_in_memory(const RoomCode& code) const;

  // For the shard where the room lives: the room comes into memory (nullopt: it has been removed),
  // leaves memory, or is removed.
  std::optional<ports::RoomRecord> bring_in(RoomAddress at);
  void unloaded(RoomAddress at);
  void remove(RoomAddress at);

 private:
  struct Entry {
    ports::RoomRecord room;
    bool in_memory = false;
  };

  const std::size_t shards_;
  mutable std::mutex mutex_;
  std::uint64_t last_ = 0;
  std::map<std::string, RoomAddress> by_code_;
  std::unordered_map<std::uint64_t, Entry> rooms_;  // by incarnation
};

}  // namespace gridmates::actors
