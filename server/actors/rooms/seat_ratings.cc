#include "server/actors/rooms/seat_ratings.h"

#include <boost/asio/co_spawn.hpp>
#include <cmath>
#include <exception>
#include <string>

#include "server/actors/records/player_rating.h"
#include "server/actors/shard/incident.h"
#include "server/base/computers.h"
#include "server/room/watching.h"

namespace gridmates::actors {

void SeatRatings::watch(std::shared_ptr<void> owner,
                        std::function<void(const RatingsOfSeats&)> known) {
  const room::Room& room = history_.room();
  const auto variant = room.rated();
  if (!variant) return;
  const bool is_on = room.running() || room.leaf() == room::Leaf::kPaused;
  const std::uint32_t ended = room.match() - (is_on ? 1 : 0);
  Asked now{seated(), variant->name, ended};
  if (now == asked_) return;
  asked_ = std::move(now);
  boost::asio::co_spawn(shard_.executor(), ask(std::move(owner), *variant, std::move(known)),
                        [](const std::exception_ptr& thrown) {
                          if (thrown) log_end(thrown);
                        });
}

SeatRatings::Seated SeatRatings::seated() const {
  Seated seated;
  const room::Watching sitting(history_.room());
  for (const auto& member : history_.room().members()) {
    if (sitting.sits(member.first)) seated.push_back(member);
  }
  return seated;
}

// If asked_ changes meanwhile, another ask() is under way, and this result is dropped.
Awaitable<> SeatRatings::ask(std::shared_ptr<void>, core::RatedVariant variant,
                             std::function<void(const RatingsOfSeats&)> known) {
  const Asked asked = asked_;
  const core::Game& game = *house_.games.find(history_.room().opened().game.str());
  RatingsOfSeats ratings;
  for (const auto& [member, player] : asked.seated) {
    const auto rating = co_await rating_of(house_, game, variant, player);
    if (!rating) co_return;
    ratings[member] = {*rating, is_computer(player)};
  }
  if (asked == asked_) known(ratings);
}

std::uint32_t mean_of(const RatingsOfSeats& ratings) {
  double sum = 0;
  double people = 0;
  for (const auto& [member, rating] : ratings) {
    if (rating.computer) continue;
    sum += rating.rated.rating.rating;
    ++people;
  }
  return people == 0 ? 0 : static_cast<std::uint32_t>(std::lround(sum / people));
}

}  // namespace gridmates::actors
