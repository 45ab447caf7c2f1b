// The rating of a player. Inside server/actors.
#pragma once

#include <optional>

#include "engine/core/rated.h"
#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/ports/rating.h"

namespace gridmates::actors {

// The player's rating in this variant of the game: the initial one before the first rated match,
// the fixed one of a computer on a seat. nullopt: the store cannot be read now.
Awaitable<std::optional<ports::PlayerRating>> rating_of(House& house, const core::Game& game,
                                                        core::RatedVariant variant,
                                                        PlayerId player);

}  // namespace gridmates::actors
