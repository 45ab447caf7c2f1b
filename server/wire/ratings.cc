#include "server/wire/ratings.h"

#include <algorithm>
#include <cmath>

#include "server/base/computers.h"

namespace gridmates::wire {
namespace {

std::uint32_t whole(double number) {
  return static_cast<std::uint32_t>(std::max(0.0, std::round(number)));
}

}  // namespace

// The change is the difference of the rounded ratings.
void put(const ports::PlayerRating& rating, v1::RatedPlayer& out) {
  const double before = rating.rating.rating - rating.change;
  out.set_rating(whole(rating.rating.rating));
  out.set_deviation(whole(rating.rating.deviation));
  out.set_provisional(!rating.settled());
  out.set_wins(rating.won);
  out.set_draws(rating.drawn);
  out.set_losses(rating.lost);
  out.set_change(static_cast<std::int32_t>(whole(rating.rating.rating)) -
                 static_cast<std::int32_t>(whole(before)));
}

void put(const ports::PlayerRating& rating, v1::Presence& out) {
  out.set_rating(whole(rating.rating.rating));
  out.set_provisional(!rating.settled());
}

void put(const ports::RatingHistory& history, v1::RatingHistory& out) {
  out.set_game(history.game);
  out.set_variant(history.variant);
  put(history.rating, *out.mutable_now());
  for (const ports::RatingPoint& point : history.points) {
    v1::RatingPoint& to = *out.add_points();
    to.set_wall_time_ms(point.wall_ms);
    to.set_rating(whole(point.rating));
  }
}

void put(const ports::Opponent& opponent, v1::Opponent& out) {
  out.set_game(opponent.game);
  out.set_name(opponent.name.str());
  out.set_computer(level_of(opponent.player));
  out.set_wins(opponent.won);
  out.set_draws(opponent.drawn);
  out.set_losses(opponent.lost);
}

}  // namespace gridmates::wire
