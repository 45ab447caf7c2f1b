// What a worker makes for a room's command: a board, or what a move needs.
#include <boost/asio/co_spawn.hpp>
#include <iterator>
#include <utility>

#include "server/actors/records/boards.h"
#include "server/actors/rooms/room_actor.h"
#include "server/actors/shard/incident.h"
#include "server/wire/errors.h"

namespace gridmates::actors {

// A repeat of the command that waits for work gets the same answer; later commands of its client
// wait behind it.
bool RoomActor::waits_for_work(PendingCommand& item, Draft& draft) {
  if (!making_ || !making_->item.key || !item.key) return false;
  const ports::CommandKey& first = *making_->item.key;
  const bool same_client = item.key->player == first.player && item.key->client == first.client;
  if (!same_client || item.key->client_seq < first.client_seq) return false;
  if (item.key->client_seq > first.client_seq) {
    making_->after.push_back(std::move(item));
    return true;
  }
  if (making_->item.payload_hash != item.payload_hash) {
    draft.reply(std::move(item), {Seq(0), false, wire::id_reused()});
    return true;
  }
  making_->item.waiting.insert(making_->item.waiting.end(), item.waiting.begin(),
                               item.waiting.end());
  return true;
}

// One piece of work at a time. A first move is refused while the board is laid for another one: its
// player may choose differently once they see the board.
void RoomActor::begin_work(PendingCommand item, room::NeedsWork needed, Draft& draft) {
  if (making_) {
    using enum room::Reason;
    const auto why = !item.is_move() ? kBoardInTheMaking : needed.in ? kBeingWorkedOut : kBeingLaid;
    return draft.reply(std::move(item), {Seq(0), false, wire::error_of(room::Refusal{why})});
  }
  if (item.cancelled) {
    v1::Error cancelled = wire::error_of(room::Refusal{room::Reason::kCancelled});
    return draft.reply(std::move(item), {Seq(0), false, std::move(cancelled)});
  }
  const room::BoardChosen& table = draft.room().board();
  making_ = std::make_unique<WorkRequest>(
      WorkRequest{std::move(item), {}, {}, {}, {}, table.board.items(), table.options.items()});
  std::stop_token stop = making_->stop.get_token();
  const auto tell = [weak = weak_from_this(), stop](std::uint32_t tried) {
    const auto self = weak.lock();
    const bool waits = self && self->making_ && self->making_->stop.get_token() == stop;
    if (waits) self->subscribers_.tell_progress(tried);
  };
  const auto note = [weak = weak_from_this(), stop](const auto& unmet) {
    const auto self = weak.lock();
    if (self && self->making_ && self->making_->stop.get_token() == stop)
      self->making_->unmet = unmet;
  };
  making_->wait = {std::move(stop), tell, note};
  const PendingCommand& asked = making_->item;
  const PlayerId player = asked.key ? asked.by.player : history_.room().renews_for();
  auto work = [self = shared_from_this(), player, ask = asked.asked.ask,
               needed = std::move(needed)]() mutable -> Awaitable<> {
    self->work_done(co_await self->make_for(player, std::move(ask), std::move(needed)));
  };
  boost::asio::co_spawn(shard_.executor(), std::move(work),
                        [self = shared_from_this()](std::exception_ptr thrown) {
                          if (thrown) self->work_done(self->fault("a worker has met a fault"));
                        });
}

// Does the work; returns the command with its result.
Awaitable<WorkMade> RoomActor::make_for(PlayerId player, room::Ask ask, room::NeedsWork needed) {
  const core::Game& game = *house_->games.find(history_.room().opened().game.str());
  auto* play = std::get_if<room::Play>(&ask);
  if (play != nullptr && needed.in) {
    const auto times = static_cast<std::uint8_t>(play->worked ? play->worked->times + 1 : 1);
    const std::uint64_t digest = needed.in->digest();
    auto found = co_await work_out(*house_, player, *std::move(needed.in), play->move);
    if (!found) co_return std::move(found.error());
    play->worked = room::WorkedOut{digest, *std::move(found), times};
    co_return std::move(ask);
  }
  if (play != nullptr) {
    auto laid = co_await lay_board(*house_, game, player, making_->board, play->move);
    if (!laid) co_return std::move(laid.error());
    play->laid = room::Laid{needed.match, *std::move(laid)};
    co_return std::move(ask);
  }
  wire::PuzzleChoice choice = making_->item.asked.puzzle;
  core::Bytes options = making_->options;
  if (const auto& changed = making_->item.asked.options) {
    auto by = options_by(game, history_.room().opened().table, std::move(options), *changed);
    if (!by) co_return by.error();
    options = *std::move(by);
  }
  auto made = co_await make_board(*house_, game, player, std::move(options), std::move(choice),
                                  making_->wait);
  if (!made) co_return std::move(made.error());
  if (std::holds_alternative<room::Renewed>(ask))
    co_return room::Ask(room::Renewed{std::move(made->chosen)});
  const auto cap_minutes = std::get<room::Next>(ask).cap_minutes;
  co_return room::Ask(room::Next{std::move(made->chosen), std::move(made->read), cap_minutes});
}

// The host, and the member who asked, may cancel a new board, also before work on it has begun. A
// board that players have voted for is made in any case.
void RoomActor::take(CancelBoard cancel) {
  const auto member = subscribers_.member_of(cancel.id);
  if (!member) return;
  const auto is_theirs = [&room = history_.room(), member](const PendingCommand& item) {
    if (!std::holds_alternative<room::Next>(item.asked.ask)) return false;
    return room.host() == *member || room.member_of(item.by.player) == member;
  };
  if (making_ && is_theirs(making_->item)) making_->stop.request_stop();
  for (PendingCommand& item : inbox_) item.cancelled |= is_theirs(item);
}

// With a result the command is decided before all others in the inbox; else it is refused now.
void RoomActor::work_done(WorkMade made) {
  if (!making_) return;
  subscribers_.tell_progress(0, making_->unmet);
  const auto done = std::exchange(making_, nullptr);
  PendingCommand& item = done->item;
  auto& after = done->after;
  inbox_.insert(inbox_.begin(), std::make_move_iterator(after.begin()),
                std::make_move_iterator(after.end()));
  if (made) {
    item.asked.ask = *std::move(made);
    inbox_.push_front(std::move(item));
  } else {
    v1::Error error = std::move(made.error());
    if (item.key && wire::asks_to_try_again(error))
      error = answers_.hold(*item.key, std::move(error));
    refuse(item, error);
  }
  wake();
}

}  // namespace gridmates::actors
