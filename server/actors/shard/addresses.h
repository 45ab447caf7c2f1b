// The names by which shards, sessions, rooms and subscriptions reach each other. Plain values; any
// thread. Inside server/actors.
#pragma once

#include <bitset>
#include <cstdint>

#include "engine/core/ids.h"
#include "server/base/limits.h"

namespace gridmates::actors {

// The number of a serving thread, from 0.
using ShardNo = core::StrongId<struct ShardNoTag, std::uint16_t>;
using ShardSet = std::bitset<limits::kShards>;

// A session: its number, which grows in the order in which connections came, and where it lives.
struct SessionId {
  std::uint64_t number = 0;
  ShardNo shard;
  friend bool operator==(const SessionId&, const SessionId&) = default;
};

// One connection's interest in one room; numbers are never reused.
using SubscriptionId = std::uint64_t;

// A room, and where it lives. The incarnation stays the same, also while the room is out of memory,
// as long as the actions that it holds back are remembered; after a loss the room gets a new one.
struct RoomAddress {
  std::uint64_t incarnation = 0;
  ShardNo shard;
  friend bool operator==(const RoomAddress&, const RoomAddress&) = default;
};

}  // namespace gridmates::actors
