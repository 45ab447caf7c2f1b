#include "client/commands/renewal.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "client/commands/game_words.h"
#include "client/core/text.h"

namespace gridmates::commands {
namespace {

bool gives_up(const client::Room& room, const v1::Move& move) {
  const GameWords* game = game_words(room.view.head().game());
  if (game == nullptr || game->give_up == nullptr) return false;
  return move.SerializeAsString() == game->give_up().SerializeAsString();
}

// The match that has ended was given up by all: its last move says so. Who then left may have been
// the last to be asked.
bool was_given_up(const v1::MatchEnded& ended, const client::Room& room) {
  if (room.view.head().table() != v1::TABLE_COOP) return false;
  const bool by_leaving =
      ended.cause() == v1::END_CAUSE_LEFT && ended.result() == v1::ROOM_STATE_FINISHED_LOST;
  if (ended.cause() != v1::END_CAUSE_MOVE && !by_leaving) return false;
  const auto move = std::find_if(room.feed.rbegin(), room.feed.rend(),
                                 [](const v1::Event& event) { return event.has_moved(); });
  return move != room.feed.rend() && gives_up(room, move->moved().move());
}

}  // namespace

v1::Action Renewal::next(const client::Room& room) {
  choosing_in_ = room.code;
  v1::Action action;
  action.mutable_next();
  return action;
}

std::optional<v1::Action> Renewal::begin(const client::Room& room) {
  const GameWords* game = game_words(room.view.head().game());
  if (game == nullptr || game->give_up == nullptr) return std::nullopt;
  if (client::is_finished(room.view.head().state())) return next(room);
  v1::Action action;
  if (room.running() && room.view.head().table() == v1::TABLE_RACE) {
    action.mutable_resign();  // each racer for themselves: not the game's to know
    return action;
  }
  if (room.running()) {
    *action.mutable_play()->mutable_move() = game->give_up();
    return action;
  }
  if (room.view.head().state() != v1::ROOM_STATE_WAITING) return std::nullopt;
  action.mutable_start();
  return action;
}

v1::Action Renewal::meant(v1::Action asked, const client::Room& room) {
  if (!gives_up(room, asked.play().move())) return asked;
  return begin(room).value_or(std::move(asked));
}

// What is learned from a snapshot (without a delta) has happened some time ago: nothing follows.
std::optional<v1::Action> Renewal::follow(const client::Notice& notice, const client::Room& room) {
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered != nullptr && client::refusal(answered->frame) != nullptr) choosing_in_.clear();
  const auto* applied = std::get_if<client::EventApplied>(&notice);
  if (applied == nullptr || !applied->event.has_delta() || !room.hosting()) return std::nullopt;
  const v1::Event& event = applied->event;
  if (event.has_ended() && was_given_up(event.ended(), room)) return next(room);
  if (!event.has_board_chosen()) return std::nullopt;
  if (std::exchange(choosing_in_, {}) != room.code) return std::nullopt;
  v1::Action action;
  action.mutable_start();
  return action;
}

}  // namespace gridmates::commands
