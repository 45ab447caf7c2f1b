// Where each room lives that somebody has asked for, by its code. Safe for concurrent use: a lock
// that is held for a look-up and never while anything else is called. Inside server/actors.
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
  // Rooms live on this number of shards, each where its code says.
  explicit RoomTable(std::size_t shards) : shards_(shards) {}

  std::optional<RoomAddress> find(const RoomCode& code) const;
  // Where the room lives from now on, or does already.
  RoomAddress add(ports::RoomRecord room);
  // Whether somebody has asked for the room, and it has not left memory since.
  bool is_in_memory(const RoomCode& code) const;

  // For the shard where the room lives. It comes into memory, unless there is no such room any
  // more; it has left; it is no more.
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
