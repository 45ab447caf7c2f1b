#include "client/bot/partner.h"

#include <algorithm>
#include <utility>

#include "client/bot/player.h"
#include "client/core/text.h"

namespace gridmates::bot {
namespace {

struct Own {
  const v1::MatchView* match = nullptr;
  std::uint32_t player = 0;
  std::uint64_t may_move_ms = 0;  // room time
};

// The match that the bot plays; at a race one of many.
Own own_match(const client::Room& room) {
  for (const auto& match : room.view.matches()) {
    for (const auto& player : match.players()) {
      if (player.member() != room.you) continue;
      const auto begins_ms = room.view.head().begins_ms();
      return {&match, player.player(), std::max(begins_ms, player.frozen_until_ms())};
    }
  }
  return {};
}

// Whether it is for this bot to move, in its own match.
bool may_move(const client::Room& room, const Own& own) {
  if (own.match == nullptr || !room.live || !room.running()) return false;
  const v1::RoomHead& head = room.view.head();
  if (head.table() != v1::TABLE_VERSUS) return true;
  return own.player == (head.state() == v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE ? 0u : 1u);
}

}  // namespace

Partner::Partner(client::Client& client, const std::string& code, std::uint64_t seed, Later later)
    : client_(client), random_(core::seed_from(seed)), later_(std::move(later)) {
  client_.subscribe([this](const client::Notice& notice) { take(notice); });
  client_.start();
  entering_ = client_.enter(code, false);
}

void Partner::leave() {
  v1::Action action;
  action.mutable_leave();
  if (client_.act(action) == 0) client_.stop();
}

void Partner::take(const client::Notice& notice) {
  if (const auto* answer = std::get_if<client::Answered>(&notice)) return answered(*answer);
  if (std::holds_alternative<client::RoomLeft>(notice)) return stop("");
  if (const auto* stopped = std::get_if<client::Stopped>(&notice)) {
    if (stopped->why == client::Stopped::Why::kAsked) return;
    unreachable_ = stopped->why == client::Stopped::Why::kUnreachable;
    complaint_ = client::printable(stopped->message);
    return;
  }
  think();
}

void Partner::answered(const client::Answered& answer) {
  const v1::Error* no = client::refusal(answer.frame);
  if (answer.intent == entering_ && no != nullptr) return stop(client::printable(no->message()));
  if (answer.intent == playing_) {
    playing_ = 0;
    refusals_ = no != nullptr ? refusals_ + 1 : 0;
    if (refusals_ > kMostRefusals) return stop(client::printable(no->message()));
  }
  think();
}

// The move is chosen when the pause is over, from what can be seen then. A race begins
// after its countdown, and whoever hit a mine in it stands still meanwhile.
void Partner::think() {
  const auto& room = client_.model().room;
  if (thinking_ || playing_ != 0 || !room) return;
  const Own own = own_match(*room);
  if (!may_move(*room, own)) return;
  thinking_ = true;
  const std::uint64_t now_ms = room->time_ms(client_.now_ms());
  later_(own.may_move_ms - std::min(own.may_move_ms, now_ms), [this] { play(); });
}

void Partner::play() {
  thinking_ = false;
  const auto& room = client_.model().room;
  if (playing_ != 0 || !room) return;
  const Own own = own_match(*room);
  if (!may_move(*room, own)) return;
  const auto game = find_player(room->view.head().game());
  if (!game) return stop("This bot does not know the game of this room.");
  const auto move = game->pick(*own.match, random_);
  if (!move) return;
  v1::Action action;
  *action.mutable_play()->mutable_move() = *move;
  playing_ = client_.act(action);
}

void Partner::stop(std::string complaint) {
  complaint_ = std::move(complaint);
  client_.stop();
}

}  // namespace gridmates::bot
