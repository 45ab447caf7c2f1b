// Invitations to players outside a room. On the thread of its shard. Inside server/actors.
#pragma once

#include "server/actors/records/fold.h"
#include "server/actors/shard/house.h"
#include "server/actors/shard/shard.h"

namespace gridmates::actors {

// Sends the invitations of a durable batch to all sessions of the invited players; without the
// inviter's name to players in a match that hides others' talk from them.
void send_invitations(const House& house, Shard& shard, const EventBatch& batch);

}  // namespace gridmates::actors
