#include "client/bot/partner.h"

#include <algorithm>
#include <utility>

#include "client/bot/player.h"
#include "client/catalogue/catalogue.h"
#include "client/words/refusals.h"
#include "client/words/votes.h"

namespace gridmates::bot {
namespace {

// The match that the bot plays, at a race one of several; null if it plays none or cannot see it.
const v1::MatchView* own_match(const client::Room& room) {
  return room.live && room.player() ? room.match() : nullptr;
}

}  // namespace

Partner::Partner(client::Client& client, const core::Games& games, core::Level level,
                 const std::string& code, std::uint64_t seed, Later later)
    : client_(client),
      games_(games),
      level_(level),
      random_(core::seed_from(seed)),
      later_(std::move(later)) {
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
    complaint_ = words::refusal_sentence(stopped->no);
    return;
  }
  think();
}

void Partner::answered(const client::Answered& answer) {
  const v1::Error* no = client::refusal(answer.frame);
  if (answer.intent == entering_ && no != nullptr) return stop(words::refusal_sentence(*no));
  if (answer.intent == playing_ || answer.intent == voting_) {
    (answer.intent == playing_ ? playing_ : voting_) = 0;
    refusals_ = no != nullptr ? refusals_ + 1 : 0;
    if (refusals_ > kMostRefusals) return stop(words::refusal_sentence(*no));
  }
  think();
}

// The move is chosen after the pause, from the view at that time. A move is possible after a race's
// countdown, and after the time penalty for a mine. A vote is answered at once: no to a draw, yes
// to everything else.
void Partner::think() {
  const auto& room = client_.model().room;
  if (!room) return;
  vote();
  if (thinking_ || playing_ != 0) return;
  const auto may_from_ms = room->may_from_ms(v1::Action::kPlay);
  if (own_match(*room) == nullptr || !may_from_ms) return;
  thinking_ = true;
  const std::uint64_t now_ms = room->time_ms(client_.now_ms());
  later_(*may_from_ms - std::min(*may_from_ms, now_ms), [this] { play(); });
}

void Partner::vote() {
  const auto& room = client_.model().room;
  if (voting_ != 0 || !room->live || !words::may_vote(*room)) return;
  v1::Action action;
  const bool draw = room->view.head().vote().kind() == v1::VOTE_KIND_DRAW;
  action.mutable_vote()->set_yes(!draw);
  voting_ = client_.act(action);
}

void Partner::play() {
  thinking_ = false;
  const auto& room = client_.model().room;
  if (playing_ != 0 || !room) return;
  const v1::MatchView* match = own_match(*room);
  if (match == nullptr) return;
  if (room->refuses(v1::Action::kPlay, room->time_ms(client_.now_ms()))) return think();
  const auto player = Player::of(games_, room->view.head().game(), level_);
  if (!player) return stop(tr("This bot does not play the game of this room."));
  const auto move = player->choose(*match, *room->player(), random_);
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
