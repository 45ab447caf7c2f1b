#include "server/actors/records/player_rating.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "server/base/computers.h"

namespace gridmates::actors {

Awaitable<std::optional<ports::PlayerRating>> rating_of(House& house, const core::Game& game,
                                                        core::RatedVariant variant,
                                                        PlayerId player) {
  using Lists = std::optional<std::vector<ports::RatingList>>;
  ports::PlayerRating rating;
  if (is_computer(player)) {
    rating.rating = {static_cast<double>(variant.of(core::Level(level_of(player)))), 0,
                     rating.rating.volatility};
    co_return rating;
  }
  const ports::RatingsOf of{std::string(game.facts().id), 1, player};
  const Lists lists = co_await await<Lists>(
      [&house, &of](ports::Done<Lists> done) { house.ports.runs.ratings(of, std::move(done)); });
  if (!lists) co_return std::nullopt;
  const auto list = std::ranges::find(*lists, variant.name, &ports::RatingList::variant);
  if (list == lists->end()) co_return rating;
  const auto line = std::ranges::find(list->players, player, &ports::RatedPlayer::player);
  co_return line == list->players.end() ? rating : line->rating;
}

}  // namespace gridmates::actors
