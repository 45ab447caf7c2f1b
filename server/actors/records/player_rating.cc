#include "server/actors/records/player_rating.h"

#include <string>
#include <utility>

#include "server/base/computers.h"

namespace gridmates::actors {

Awaitable<std::optional<ports::PlayerRating>> rating_of(House& house, const core::Game& game,
                                                        core::RatedVariant variant,
                                                        PlayerId player) {
  if (is_computer(player)) {
    ports::PlayerRating rating;
    rating.rating = {static_cast<double>(variant.of(core::Level(level_of(player)))), 0,
                     rating.rating.volatility};
    co_return rating;
  }
  using Rating = std::optional<ports::PlayerRating>;
  const ports::RatingOf of{player, std::string(game.facts().id), std::string(variant.name)};
  co_return co_await await<Rating>(
      [&house, &of](ports::Done<Rating> done) { house.ports.runs.rating(of, std::move(done)); });
}

}  // namespace gridmates::actors
