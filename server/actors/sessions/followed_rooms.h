// The rooms whose events a connection gets. Owned by a session; no I/O. Inside server/actors.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>

#include "server/actors/shard/room_ref.h"
#include "server/players/player_quota.h"

namespace gridmates::actors {

struct Followed {
  RoomRef room;
  SubscriptionId subscription = 0;
  bool muted = false;  // events were dropped; a snapshot follows when the outbox is empty
  bool moved = false;  // the delay of its view has changed; a snapshot follows likewise
  std::optional<Seat> follows = {};  // as the Resume asks
  bool renewed = false;              // the subscription is for such a snapshot, not for a Resume
  // Held until the whole answer to a Resume has come.
  std::shared_ptr<players::CostReservation> reservation = nullptr;
};

// By room code.
using FollowedRooms = std::map<std::string, Followed>;

// end() if there is none: deliveries to a replaced subscription are dropped.
inline FollowedRooms::iterator find(FollowedRooms& rooms, SubscriptionId subscription) {
  return std::ranges::find_if(rooms, [subscription](const auto& entry) {
    return entry.second.subscription == subscription;
  });
}

}  // namespace gridmates::actors
