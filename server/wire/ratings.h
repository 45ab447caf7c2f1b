// Ratings as messages. Pure functions; any thread.
#pragma once

#include "gridmates/v1/lobby.pb.h"
#include "gridmates/v1/room.pb.h"
#include "server/ports/rating.h"

namespace gridmates::wire {

void put(const ports::PlayerRating& rating, v1::RatedPlayer& out);
// The rating alone.
void put(const ports::PlayerRating& rating, v1::Presence& out);
void put(const ports::RatingHistory& history, v1::RatingHistory& out);
void put(const ports::Opponent& opponent, v1::Opponent& out);

}  // namespace gridmates::wire
