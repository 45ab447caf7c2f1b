#include "client/bot/duel.h"

#include <utility>

#include "client/words/refusals.h"

namespace gridmates::bot {

using std::chrono::steady_clock;

Duel::Duel(const Player& player, client::Client& host, client::Client& guest, std::uint64_t seed,
           std::function<void(Call)> defer, Call changed)
    : player_(player),
      clients_{&host, &guest},
      random_(core::seed_from(seed)),
      defer_(std::move(defer)),
      changed_(std::move(changed)) {
  for (std::size_t who = 0; who < clients_.size(); ++who) {
    clients_[who]->subscribe([this, who](const client::Notice& notice) { take(who, notice); });
  }
}

void Duel::open() {
  for (client::Client* client : clients_) client->start();
  v1::CreateRoom room;
  const core::GameFacts& facts = player_.facts();
  room.set_game(std::string(facts.id));
  room.set_table(facts.at(core::Table::kVersus) != nullptr ? v1::TABLE_VERSUS : v1::TABLE_COOP);
  clients_[0]->create_room(std::move(room));
}

void Duel::play(std::uint32_t moves) {
  moves_left_ = moves;
  seen_.latencies_us.reserve(moves);
  to(Stage::kPlaying);
  go_on();
}

void Duel::leave() {
  v1::Action action;
  action.mutable_leave();
  for (client::Client* client : clients_) client->act(action);
}

void Duel::to(Stage stage) {
  if (stage_ == Stage::kFailed || stage_ == stage) return;
  stage_ = stage;
  changed_();
}

void Duel::act(std::size_t who, v1::Action action) {
  under_way_ = true;
  clients_[who]->act(std::move(action));
}

void Duel::take(std::size_t who, const client::Notice& notice) {
  if (const auto* answer = std::get_if<client::Answered>(&notice)) {
    answered(who, answer->frame);
  } else if (const auto* applied = std::get_if<client::EventApplied>(&notice)) {
    event(who, *applied);
  } else if (std::holds_alternative<client::RoomSynced>(notice)) {
    if (stage_ == Stage::kOpening && who == 0) {
      to(Stage::kJoining);
      clients_[1]->enter(clients_[0]->room_code(), false);
    } else if (stage_ == Stage::kJoining && who == 1) {
      to(Stage::kReady);
    }
  } else if (std::holds_alternative<client::Disconnected>(notice)) {
    ++seen_.disconnects;
  } else if (const auto* stopped = std::get_if<client::Stopped>(&notice)) {
    seen_.unreachable |= stopped->why == client::Stopped::Why::kUnreachable;
    stage_ == Stage::kDone ? changed_() : to(Stage::kFailed);
  } else if (std::holds_alternative<client::RoomLeft>(notice) && stage_ == Stage::kDone) {
    clients_[who]->stop();
  }
}

// A refusal ends the duel: a bot only sends actions that it has the right to.
void Duel::answered(std::size_t, const v1::ServerFrame& frame) {
  const v1::Error* no = client::refusal(frame);
  if (no == nullptr || stage_ == Stage::kDone) return;
  if (seen_.refused++ == 0) seen_.first_refusal = words::refusal_sentence(*no);
  to(Stage::kFailed);
}

void Duel::event(std::size_t who, const client::EventApplied& applied) {
  if (stage_ != Stage::kPlaying) return;
  const v1::Event& event = applied.event;
  const auto& mover = clients_[mover_]->model().room;
  if (event.has_moved() && under_way_ && who != mover_ && mover && event.member() == mover->you) {
    const auto took = steady_clock::now() - sent_at_;
    seen_.latencies_us.push_back(static_cast<std::uint32_t>(
        std::chrono::duration_cast<std::chrono::microseconds>(took).count()));
    under_way_ = false;
    turn_ = who;
    if (--moves_left_ == 0) return to(Stage::kDone);
  } else if (who == 0 && (event.has_started() || (event.has_board_chosen() && !playing()))) {
    under_way_ = false;
  }
  defer_([this] { go_on(); });  // the event after this one may have ended the match
}

// A board chosen while this holds is laid by the move in progress, which has not arrived yet.
bool Duel::playing() const {
  const auto& room = clients_[0]->model().room;
  return room && room->running();
}

// Whether this bot has the right to the action and has received every event that the other has. If
// an event is missing, its arrival calls go_on() again.
bool Duel::may(std::size_t who, v1::Action::ActCase kind) const {
  const client::Room& own = *clients_[who]->model().room;
  const client::Room& other = *clients_[1 - who]->model().room;
  return own.seq >= other.seq && own.refuses(kind, own.time_ms(clients_[who]->now_ms())) == nullptr;
}

void Duel::go_on() {
  const bool here = clients_[0]->model().room && clients_[1]->model().room;
  if (under_way_ || stage_ != Stage::kPlaying || !here) return;
  v1::Action action;
  if (may(0, v1::Action::kStart)) {
    action.mutable_start();
    act(0, std::move(action));
  } else if (may(0, v1::Action::kRematch)) {
    action.mutable_rematch();
    act(0, std::move(action));
  } else if (may(turn_, v1::Action::kPlay)) {
    move(turn_);
  } else if (may(1 - turn_, v1::Action::kPlay)) {
    move(1 - turn_);
  }
}

// The next move: at a table without turns the bots alternate.
void Duel::move(std::size_t who) {
  const client::Room& own = *clients_[who]->model().room;
  if (own.match() == nullptr || !own.player()) return;
  const auto choice = player_.choose(*own.match(), *own.player(), random_);
  if (!choice) return to(Stage::kFailed);
  v1::Action action;
  *action.mutable_play()->mutable_move() = *choice;
  mover_ = who;
  sent_at_ = steady_clock::now();
  act(who, std::move(action));
}

}  // namespace gridmates::bot
