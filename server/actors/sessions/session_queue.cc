// How a session finds an opponent for its player.
#include <utility>

#include "server/actors/records/creation.h"
#include "server/actors/records/player_rating.h"
#include "server/actors/sessions/opponent_search.h"
#include "server/actors/sessions/session.h"
#include "server/wire/errors.h"
#include "server/wire/frames.h"

namespace gridmates::actors {
namespace {

// A player's rating in matches of these options; nullopt: the store cannot be read now.
Awaitable<std::optional<double>> rating_by(House& house, const core::Game& game, PlayerId player,
                                           core::ByteView options) {
  const auto variant = game.rated_as(options);
  if (!variant) co_return ports::PlayerRating().rating.rating;
  const auto rating = co_await rating_of(house, game, *variant, player);
  if (!rating) co_return std::nullopt;
  co_return rating->rating.rating;
}

}  // namespace

Awaitable<> Session::on(std::uint32_t id, wire::Queue queue) {
  if (search_ && !search_->end()) co_return send(wire::queue_status(id, still_waiting()));
  search_.reset();
  const core::Game* game = house_->games.find(queue.room.game);
  if (game == nullptr) co_return send_error(id, wire::no_such_game());
  auto setup = co_await set_up_room(*house_, *game, who_, std::move(queue.room), {});
  if (!setup) co_return send_error(id, setup.error());
  setup->opponent = {PlayerId(who_.player.value + 1), Name("opponent")};
  if (auto no = cannot_open(*house_, *setup)) co_return send_error(id, *std::move(no));
  const auto rating = co_await rating_by(*house_, *game, who_.player, setup->board.options.items());
  if (!rating) co_return send_error(id, wire::cannot_read());
  if (broken_) co_return;
  const auto tell = [weak = weak_from_this()](const v1::QueueStatus& status) {
    if (const auto self = weak.lock()) self->send(wire::queue_status(0, status));
  };
  send(wire::queue_status(id, still_waiting()));
  search_ = std::make_shared<OpponentSearch>(house_, shard_, *std::move(setup), *rating, tell);
  search_->begin();
}

Awaitable<> Session::on(std::uint32_t id, wire::Unqueue) {
  const bool too_late = search_ && !search_->end();
  if (!too_late) search_.reset();
  send(wire::queue_status(id, too_late ? still_waiting() : search_over()));
  co_return;
}

}  // namespace gridmates::actors
