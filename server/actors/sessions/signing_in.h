// What is said when somebody signs in, or cannot. On the thread of the shard. Inside server/actors.
#pragma once

#include "gridmates/v1/error.pb.h"
#include "server/actors/shard/house.h"
#include "server/actors/shard/shard.h"
#include "server/players/guests.h"

namespace gridmates::actors {

// The player's clients, where there are several, hear of each other.
void tell_clients_of_each_other(const House& house, Shard& shard, PlayerId player);

// Why somebody cannot sign in, and what to do about it.
v1::Error error_of(const players::NotSignedIn& refused);

}  // namespace gridmates::actors
