// What a room says to people who are not in it. On the thread of its shard. Inside server/actors.
#pragma once

#include "server/actors/records/fold.h"
#include "server/actors/shard/house.h"
#include "server/actors/shard/shard.h"

namespace gridmates::actors {

// The events are durable: who is invited by them hears of it, in all of their clients; without the
// name of who invites, where a match that they play keeps what others say from them.
void send_invitations(const House& house, Shard& shard, const EventBatch& batch);

}  // namespace gridmates::actors
