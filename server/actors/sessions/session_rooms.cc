// What a session does with rooms: finds them, posts actions, follows events.
#include <algorithm>
#include <utility>

#include "server/actors/records/dailies.h"
#include "server/actors/sessions/session.h"
#include "server/base/limits.h"
#include "server/wire/errors.h"

namespace gridmates::actors {
namespace {

// Whether the player has no credit left for what is sent to other people; takes it otherwise.
bool is_too_often(const room::Ask& ask, players::PlayerQuota& quota, std::uint64_t now_ms) {
  const bool says =
      std::holds_alternative<room::Say>(ask) || std::holds_alternative<room::Rename>(ask);
  if (says) return !quota.take_say(now_ms);
  return std::holds_alternative<room::Invite>(ask) && !quota.take_invitation(now_ms);
}

}  // namespace

// Finds a room that is followed, in the table or listed; nullopt if the store has to be asked. A
// listed room gets its address here when it is asked for first.
std::optional<RoomRef> Session::known_room(const RoomCode& code) {
  const auto followed = followed_.find(code.str());
  if (followed != followed_.end()) return followed->second.room;
  if (const auto there = house_->rooms.find(code)) return RoomRef(shard_, *there);
  const auto listed = house_->lobby.find(code);
  if (!listed) return std::nullopt;
  return RoomRef(shard_, house_->rooms.add({listed->id, code, false}));
}

Awaitable<core::Result<RoomRef, v1::Error>> Session::find_room(RoomCode code) {
  if (const auto room = known_room(code)) co_return *room;
  using Found = std::optional<std::optional<ports::RoomRecord>>;
  const auto begin = [this, &code](ports::Done<Found> done) {
    house_->ports.rooms.find(code, std::move(done));
  };
  Found found = co_await await<Found>(begin);
  if (!found) co_return wire::cannot_read();
  if (!*found) co_return wire::no_such_room();
  co_return RoomRef(shard_, house_->rooms.add(**std::move(found)));
}

// Waits for room at the room's shard. Nothing more is read meanwhile, except while a Resume waits.
Awaitable<> Session::until_it_takes_more(RoomRef room) {
  while (!room.has_room()) {
    const auto begin = [&room](ports::Done<Elapsed> done) {
      room.when_there_is_room([done = std::move(done)] { done(Elapsed{}); });
    };
    co_await await<Elapsed>(begin);
  }
}

Awaitable<> Session::on(std::uint32_t, wire::Action action) {
  if (const auto* wrong = std::get_if<v1::Error>(&action.asked)) {
    put_answer(action.room, action.client_seq, {Seq(0), false, *wrong});
    co_return;
  }
  if (room::Join* join = join_of_daily(action)) {
    const auto known = house_->lobby.find(RoomCode(action.room));
    std::optional<bool> seen = false;
    if (known) seen = co_await may_see(*house_, known->id, who_.player);
    // Nothing would hold back the client's later actions; a new connection starts in order.
    if (!seen) co_return finish(v1::CLOSE_REASON_GOING_AWAY);
    join->knows_daily = *seen;
  }
  const auto room = co_await find_room(RoomCode(action.room));
  if (room && !room->has_room()) co_await until_it_takes_more(*room);
  act(std::move(action), room);
}

// The Join of this action, if its room plays a daily: the caller sets whether the player has
// finished that daily.
room::Join* Session::join_of_daily(wire::Action& action) const {
  auto* asked = std::get_if<wire::Asked>(&action.asked);
  auto* join = asked == nullptr ? nullptr : std::get_if<room::Join>(&asked->ask);
  if (join == nullptr) return nullptr;
  const auto known = house_->lobby.find(RoomCode(action.room));
  return known && !known->daily.empty() ? join : nullptr;
}

void Session::act(wire::Action action, const core::Result<RoomRef, v1::Error>& room) {
  if (!room && wire::asks_to_try_again(room.error())) {
    // Nothing would hold back the client's later actions; a new connection starts in order.
    return finish(v1::CLOSE_REASON_GOING_AWAY);
  }
  if (!room) {
    return put_answer(action.room, action.client_seq, {Seq(0), false, room.error()});
  }
  if (!asked_.may_ask(RoomCode(action.room), room->address())) {
    return finish(v1::CLOSE_REASON_GOING_AWAY);
  }
  auto& asked = std::get<wire::Asked>(action.asked);
  const bool too_often = is_too_often(asked.ask, *quota_, house_->ports.clock.steady_ms());
  if (auto* invite = std::get_if<room::Invite>(&asked.ask)) {
    invite->players = house_->sessions.called(invite->name.str(), limits::kOfOneName);
  }
  ++unanswered_;
  room->post({id_, who_, client_, std::move(action.room), action.client_seq, action.payload_hash,
              std::move(asked), too_often});
}

void Session::answered(const std::string& room, std::uint64_t client_seq,
                       const wire::Verdict& verdict) {
  --unanswered_;
  put_answer(room, client_seq, verdict);
  if (verdict.refused && verdict.refused->code() == v1::ERROR_CODE_INTERNAL) {
    end_.later = v1::CLOSE_REASON_INTERNAL;
  }
  flush_later();
}

// Why this player may not follow a room that is not in memory; nullopt if the room has to decide.
// An action of this connection may still be under way there.
std::optional<v1::Error> Session::may_not_follow(const RoomCode& code) const {
  if (asked_.knows(code) || house_->rooms.is_in_memory(code)) return std::nullopt;
  const auto known = house_->lobby.find(code);
  if (!known || known->loaded || known->game.empty()) return std::nullopt;
  const auto is_me = [this](PlayerId player) { return player == who_.player; };
  if (std::ranges::any_of(known->members, is_me)) return std::nullopt;
  return std::ranges::any_of(known->put_out, is_me) ? wire::put_out() : wire::no_such_room();
}

Awaitable<> Session::on(std::uint32_t id, wire::Resume resume) {
  if (auto error = may_not_follow(resume.room)) {
    send_error(id, *std::move(error));
    co_return;
  }
  const auto room = co_await find_room(resume.room);
  if (room && !room->has_room()) co_await until_it_takes_more(*room);
  // An Unsubscribe, or the end of the connection, may have come before the room was found.
  if (!long_work_.found()) co_return;
  if (!room) {
    send_error(id, room.error());
    co_return;
  }
  const bool is_new = !followed_.contains(resume.room.str());
  if (is_new && followed_.size() >= limits::kFollowed) {
    send_error(id, wire::refuse(v1::ERROR_CODE_LIMIT_EXCEEDED,
                                "One connection cannot follow this many rooms.", {}, "room"));
    co_return;
  }
  if (search_) search_->entered(resume.room);
  Followed& followed = followed_[resume.room.str()];
  followed.room = *room;
  Subscribe request;
  request.reply_to = id;
  request.epoch = resume.epoch;
  request.last = resume.last;
  followed.follows = resume.follows;
  // Held until this session has the whole answer: another Resume of the room would drop the rest.
  followed.reservation = long_work_.take_reservation();
  subscribe(followed, request);
}

// Replaces the earlier subscription to the room, if there is one.
void Session::subscribe(Followed& followed, Subscribe subscribe) {
  if (followed.subscription != 0) {
    subscribe.replaces = followed.subscription;
    outbox_.drop_events(followed.subscription);
  }
  subscribe.id = ++house_->subscriptions;
  subscribe.from = id_;
  subscribe.player = who_.player;
  subscribe.client = client_;
  followed.subscription = subscribe.id;
  followed.muted = followed.moved = false;
  followed.renewed = subscribe.slow || subscribe.moved;
  subscribe.follows = followed.follows;
  followed.room.subscribe(subscribe);
}

void Session::delivered(Delivery delivery) {
  if (delivery.kind == Delivery::Kind::kPersonal) {
    return queue(std::move(delivery.frame), Outbox::Lane::kAnswer);
  }
  const auto found = find(followed_, delivery.subscription);
  if (found == followed_.end()) return;
  Followed& followed = found->second;
  switch (delivery.kind) {
    case Delivery::Kind::kSync:
      queue_behind(std::exchange(answers_, {}));
      queue(std::move(delivery.frame), Outbox::Lane::kAnswer);
      if (delivery.last) followed.reservation.reset();
      return;
    case Delivery::Kind::kEvents:
      if (followed.muted) return;
      return queue(std::move(delivery.frame), Outbox::Lane::kEvents, delivery.subscription);
    case Delivery::Kind::kRights:
      if (followed.muted) return;
      queue_behind(*delivery.frame, delivery.subscription);
      return flush_later();
    case Delivery::Kind::kPresence:
      return queue(std::move(delivery.frame), Outbox::Lane::kPresence);
    case Delivery::Kind::kRefused:
      if (followed.renewed) return lost(found);
      queue_behind(std::exchange(answers_, {}));
      queue(std::move(delivery.frame), Outbox::Lane::kAnswer);
      followed_.erase(found);
      return;
    case Delivery::Kind::kPersonal:
      return;
    case Delivery::Kind::kGone:
      if (followed.muted) return lost(found);
      followed_.erase(found);
      return;
    case Delivery::Kind::kMoved:
      followed.muted = followed.moved = true;
      return flush_later();
    case Delivery::Kind::kLost:
      return lost(found);
  }
}

// The room sends nothing more, and the client does not know it. So the connection ends: the client
// reconnects, resumes and gets the reason, or reaches the new owner of the room.
void Session::lost(FollowedRooms::iterator followed) {
  followed_.erase(followed);
  if (!end_.later) end_.later = v1::CLOSE_REASON_GOING_AWAY;
  flush_later();
}

// The first overflow of events drops a room's events for a snapshot; any other cuts the connection.
void Session::overflowed(SubscriptionId subscription) {
  const bool events = subscription != 0;
  if (!events || std::exchange(end_.slow_before, true)) {
    end_.too_slow = true;
    return;
  }
  outbox_.drop_events(subscription);
  const auto found = find(followed_, subscription);
  if (found != followed_.end()) found->second.muted = true;
}

// Some events of the subscription were dropped on the way here.
void Session::muted(SubscriptionId subscription) {
  const auto found = find(followed_, subscription);
  if (found == followed_.end()) return;
  found->second.muted = true;
  flush_later();
}

void Session::catch_up_muted() {
  for (auto next = followed_.begin(); next != followed_.end();) {
    Followed& followed = next++->second;  // subscribe() may erase it
    if (!followed.muted || awaits_inbox_of(followed.room)) continue;
    Subscribe request;
    (followed.moved ? request.moved : request.slow) = true;
    subscribe(followed, request);
  }
}

// Whether the room's shard has no room; flush() runs when it has room again.
bool Session::awaits_inbox_of(const RoomRef& room) {
  if (room.has_room()) return false;
  const std::size_t shard = room.address().shard.value;
  if (awaited_inboxes_.test(shard)) return true;
  awaited_inboxes_.set(shard);
  room.when_there_is_room([weak = weak_from_this(), shard] {
    const auto self = weak.lock();
    if (!self) return;
    self->awaited_inboxes_.reset(shard);
    self->flush_later();
  });
  return true;
}

Awaitable<> Session::on(std::uint32_t, wire::Unsubscribe unsubscribe) {
  long_work_.cancel_resumes(unsubscribe.room);
  begin_long_work();
  const auto found = followed_.find(unsubscribe.room.str());
  if (found == followed_.end()) co_return;
  outbox_.drop_events(found->second.subscription);
  found->second.room.unsubscribe(found->second.subscription);
  followed_.erase(found);
}

Awaitable<> Session::on(std::uint32_t, wire::Presence presence) {
  const auto found = followed_.find(presence.room.str());
  if (found == followed_.end()) co_return;
  if (!presence_credit_.take(house_->ports.clock.steady_ms())) co_return;
  found->second.room.point(found->second.subscription, presence.pointer);
}

}  // namespace gridmates::actors
