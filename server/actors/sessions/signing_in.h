// What is sent at a sign-in, or when it fails. On the thread of the shard. Inside server/actors.
#pragma once

#include "gridmates/v1/error.pb.h"
#include "server/actors/shard/house.h"
#include "server/actors/shard/shard.h"
#include "server/players/guests.h"

namespace gridmates::actors {

// Notifies all sessions of the player, if there are several.
void tell_clients_of_each_other(const House& house, Shard& shard, PlayerId player);

// The error for a refused sign-in.
v1::Error error_of(const players::NotSignedIn& refused);

}  // namespace gridmates::actors
