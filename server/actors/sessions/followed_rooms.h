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
  bool muted = false;  // its events were too much; a snapshot comes when the outbox is empty
  bool moved = false;  // or it is to see another moment of the room, for which one comes likewise
  std::optional<Seat> follows = {};  // as it was asked for
  bool renewed = false;  // the subscription is for such a snapshot, and answers no Resume
  // Until the whole answer to a Resume is there.
  std::shared_ptr<players::CostReservation> reservation = nullptr;
};

// By their codes.
using FollowedRooms = std::map<std::string, Followed>;

// The end when there is none: what an older subscription still gets is of no use.
inline FollowedRooms::iterator find(FollowedRooms& rooms, SubscriptionId subscription) {
  return std::ranges::find_if(rooms, [subscription](const auto& entry) {
    return entry.second.subscription == subscription;
  });
}

}  // namespace gridmates::actors
