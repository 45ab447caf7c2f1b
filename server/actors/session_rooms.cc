// What a session does with rooms: finds them, posts actions, follows events.
#include <algorithm>
#include <utility>

#include "server/actors/room_actor.h"
#include "server/actors/session.h"
#include "server/base/limits.h"
#include "server/base/log.h"
#include "server/wire/errors.h"

namespace gridmates::actors {

// The room in memory, or one of the list, which is loaded; null when the store has to be asked.
std::shared_ptr<RoomActor> Session::known_room(const RoomCode& code) {
  const auto following = following_.find(code.str());
  if (following != following_.end()) return following->second.room;
  if (auto room = house_->rooms.find(code)) return room;
  const auto listed = house_->lobby.find(code);
  if (!listed) return nullptr;
  auto room = std::make_shared<RoomActor>(house_, ports::RoomRecord{listed->id, code, false},
                                          listed->due_ms);
  return house_->rooms.add(code, std::move(room));
}

Awaitable<Session::Room> Session::find_room(RoomCode code) {
  if (auto room = known_room(code)) co_return room;
  using Found = std::optional<std::optional<ports::RoomRecord>>;
  const auto begin = [this, &code](ports::Done<Found> done) {
    house_->ports.rooms.find(code, std::move(done));
  };
  const Found found = co_await await<Found>(begin);
  if (!found) {
    co_return wire::try_again(v1::ERROR_CODE_STORAGE_UNAVAILABLE, limits::kRetryAfterMs,
                              "The server cannot look for that room just now.");
  }
  if (!*found) co_return wire::no_such_room();
  auto room = std::make_shared<RoomActor>(house_, **found);
  co_return house_->rooms.add(code, std::move(room));
}

Awaitable<> Session::on(std::uint32_t, wire::Action action) {
  if (const auto* wrong = std::get_if<v1::Error>(&action.asked)) {
    put_answer(action.room, action.client_seq, {Seq(0), false, *wrong});
    co_return;
  }
  const Room room = co_await find_room(RoomCode(action.room));
  act(std::move(action), room);
}

void Session::act(wire::Action action, const Room& room) {
  if (!room && wire::asks_to_try_again(room.error())) {
    // Nobody could hold back what comes behind this action; a new connection begins in order.
    return finish(v1::CLOSE_REASON_GOING_AWAY);
  }
  if (!room) {
    return put_answer(action.room, action.client_seq, {Seq(0), false, room.error()});
  }
  if (!asked_.may_ask(RoomCode(action.room), *room)) return finish(v1::CLOSE_REASON_GOING_AWAY);
  Post post{who_,
            client_,
            action.client_seq,
            action.payload_hash,
            std::get<wire::Asked>(std::move(action.asked)),
            nullptr};
  post.answer = [weak = weak_from_this(), room_code = std::move(action.room),
                 client_seq = action.client_seq](const wire::Verdict& verdict) {
    if (const auto self = weak.lock()) self->answered(room_code, client_seq, verdict);
  };
  ++unanswered_;
  (*room)->leave(std::move(post));
}

void Session::answered(const std::string& room, std::uint64_t client_seq,
                       const wire::Verdict& verdict) {
  --unanswered_;
  put_answer(room, client_seq, verdict);
  if (verdict.refused && verdict.refused->code() == v1::ERROR_CODE_INTERNAL) {
    finish(v1::CLOSE_REASON_INTERNAL);
  }
  if (resume_reading_) std::exchange(resume_reading_, nullptr)(Elapsed{});
}

// Why this player may not follow a room that is not in memory; nullopt when it has to be asked.
std::optional<v1::Error> Session::may_not_follow(const RoomCode& code) const {
  if (house_->rooms.find(code)) return std::nullopt;
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
  const Room room = co_await find_room(resume.room);
  // An Unsubscribe, or the end of the connection, may have come before the room.
  if (!long_work_.found()) co_return;
  if (!room) {
    send_error(id, room.error());
    co_return;
  }
  const bool is_new = !following_.contains(resume.room.str());
  if (is_new && following_.size() >= limits::kFollowed) {
    send_error(id, wire::error(v1::ERROR_CODE_LIMIT_EXCEEDED,
                               "One connection cannot follow so many rooms.", "room"));
    co_return;
  }
  Following& following = following_[resume.room.str()];
  following.room = *room;
  Subscribe request;
  request.reply_to = id;
  request.epoch = resume.epoch;
  request.last = resume.last;
  subscribe(resume.room, following, std::move(request), long_work_.take_reservation());
}

// Takes the place of the subscription that was there before, if one was.
void Session::subscribe(const RoomCode& code, Following& following, Subscribe subscribe,
                        std::shared_ptr<players::CostReservation> reservation) {
  if (following.subscription != 0) {
    subscribe.replaces = following.subscription;
    outbox_.drop_events(following.subscription);
  }
  subscribe.id = ++house_->subscriptions;
  subscribe.player = who_.player;
  subscribe.client = client_;
  subscribe.deliver = deliver_to(code, std::move(reservation));
  following.subscription = subscribe.id;
  following.muted = false;
  following.room->leave(std::move(subscribe));
}

// What the answer has cost is owed whether or not anybody still waits for it. The reservation ends
// when this session has taken the whole answer: a next Resume of the room would drop the rest.
Deliver Session::deliver_to(RoomCode code, std::shared_ptr<players::CostReservation> reservation) {
  return [weak = weak_from_this(), code = std::move(code), quota = quota_,
          reservation = std::move(reservation)](Delivery delivery) {
    if (delivery.events != 0) quota->owe_for_long_work(delivery.events / limits::kEventsPerCredit);
    const bool answered = delivery.last || delivery.kind == Delivery::Kind::kRefused;
    if (const auto self = weak.lock()) self->delivered(code, std::move(delivery));
    if (answered && reservation) reservation->release();
  };
}

void Session::delivered(const RoomCode& code, Delivery delivery) {
  const auto found = following_.find(code.str());
  // What an older subscription still gets is of no use.
  if (found == following_.end() || found->second.subscription != delivery.subscription) return;
  switch (delivery.kind) {
    case Delivery::Kind::kSync:
      queue_answers();
      return queue(std::move(delivery.frame), Outbox::Lane::kAnswer);
    case Delivery::Kind::kEvents:
      if (found->second.muted) return;
      return queue(std::move(delivery.frame), Outbox::Lane::kEvents, delivery.subscription);
    case Delivery::Kind::kPresence:
      return queue(std::move(delivery.frame), Outbox::Lane::kPresence);
    case Delivery::Kind::kRefused:
      following_.erase(found);
      queue_answers();
      return queue(std::move(delivery.frame), Outbox::Lane::kAnswer);
    case Delivery::Kind::kGone:
      following_.erase(found);
      return;
    case Delivery::Kind::kLost:
      // The client comes back, resumes, and meets whoever has the room now.
      following_.erase(found);
      return finish(v1::CLOSE_REASON_GOING_AWAY);
  }
}

// The first time, a room's events are given up for one snapshot; the second time, the client.
void Session::overflowed(SubscriptionId subscription) {
  const bool events = subscription != 0;
  if (!events || std::exchange(slow_before_, true)) {
    house_->metrics.slow_consumers.Increment();
    if (const auto times = house_->slow.again(house_->ports.clock.steady_ms())) {
      log::warn("clients do not read what they are sent",
                {{"times", *times}, {"last_peer", connection_->peer()}});
    }
    return cut(v1::CLOSE_REASON_SLOW_CONSUMER);
  }
  outbox_.drop_events(subscription);
  for (auto& [code, following] : following_) {
    if (following.subscription == subscription) following.muted = true;
  }
}

void Session::catch_up_muted() {
  for (auto& [code, following] : following_) {
    if (!following.muted) continue;
    Subscribe request;
    request.slow = true;
    subscribe(code, following, std::move(request));
  }
}

Awaitable<> Session::on(std::uint32_t, wire::Unsubscribe unsubscribe) {
  long_work_.cancel_resumes(unsubscribe.room);
  begin_long_work();
  const auto found = following_.find(unsubscribe.room.str());
  if (found == following_.end()) co_return;
  outbox_.drop_events(found->second.subscription);
  found->second.room->leave(Unsubscribe{found->second.subscription});
  following_.erase(found);
}

Awaitable<> Session::on(std::uint32_t, wire::Presence presence) {
  const auto found = following_.find(presence.room.str());
  if (found == following_.end()) co_return;
  if (!presence_credit_.take(house_->ports.clock.steady_ms())) co_return;
  found->second.room->leave(Point{found->second.subscription, presence.pointer});
}

}  // namespace gridmates::actors
