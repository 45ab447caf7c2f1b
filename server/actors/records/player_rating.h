// What a player is rated. Inside server/actors.
#pragma once

#include <optional>

#include "engine/core/rated.h"
#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/ports/rating.h"

namespace gridmates::actors {

// In this variant of the game: of somebody who has played no rated match in it what everybody
// begins with, of a computer on a seat its fixed one. nullopt: the store cannot be read now.
Awaitable<std::optional<ports::PlayerRating>> rating_of(House& house, const core::Game& game,
                                                        core::RatedVariant variant,
                                                        PlayerId player);

}  // namespace gridmates::actors
