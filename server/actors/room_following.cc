// Those who follow a room, the lobby that lists it, and what happens when nobody is there.
#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>
#include <variant>

#include "server/actors/listing.h"
#include "server/actors/room_actor.h"
#include "server/actors/sync.h"
#include "server/base/limits.h"
#include "server/base/log.h"
#include "server/wire/errors.h"

namespace gridmates::actors {

using Kind = Delivery::Kind;

void RoomActor::take(Subscribe subscribe) {
  if (life_ == Life::kDamaged) return deny(subscribe, wire::damaged_room());
  if (life_ == Life::kOver) {
    return deny(subscribe, wire::try_again(v1::ERROR_CODE_RETRY_LATER, limits::kRetryAfterMs,
                                           "This room cannot be opened just now."));
  }
  if (subscribe.replaces) {
    // What that was to replace is this one's to replace now.
    const auto before = std::ranges::find(waiting_, *subscribe.replaces, &Subscribe::id);
    if (before != waiting_.end()) {
      subscribe.replaces = before->replaces;
      waiting_.erase(before);
    }
  }
  if (waiting_.size() >= limits::kInbox) {
    return deny(subscribe, wire::try_again(v1::ERROR_CODE_RETRY_LATER, limits::kRetryAfterMs,
                                           "Too many are waiting for this room."));
  }
  waiting_.push_back(std::move(subscribe));
}

// One at a time, and a turn of everybody else's in between: to make an answer ready may take long.
// A Resume comes after what its player has asked before: a Join may be under way.
void RoomActor::serve_next() {
  const auto is_next = [this](const Subscribe& waiting) {
    const bool known = answers_.knows(waiting.player, waiting.client);
    return (known || !working_) && !has_asked(waiting.player);
  };
  if (serving_ || std::ranges::none_of(waiting_, is_next)) return;
  serving_ = true;
  boost::asio::post(house_->executor, [self = shared_from_this(), is_next] {
    self->guarded([&self, &is_next] {
      self->serving_ = false;
      const auto found = std::ranges::find_if(self->waiting_, is_next);
      if (found == self->waiting_.end()) return;
      if (!self->answers_.knows(found->player, found->client)) {
        self->unknown_client_ = {found->player, found->client};
        return self->wake();
      }
      const Subscribe next = std::move(*found);
      self->waiting_.erase(found);
      self->serve(next);
      self->serve_next();
    });
  });
}

// Whether a command of this player is not decided yet, or not durable.
bool RoomActor::has_asked(PlayerId player) const {
  const auto is_theirs = [player](const PendingCommand& item) {
    return item.key && item.key->player == player;
  };
  return std::ranges::any_of(inbox_, is_theirs) || (draft_ && draft_->has_of(player));
}

void RoomActor::serve(const Subscribe& subscribe) {
  const room::Room& room = history_.room();
  if (room.closed()) {
    return deny(subscribe, wire::error(v1::ERROR_CODE_ROOM_CLOSED, "This room has closed."));
  }
  const auto member = room.member_of(subscribe.player);
  if (!member) {
    return deny(subscribe,
                room.is_kicked(subscribe.player) ? wire::put_out() : wire::no_such_room());
  }
  subscribers_.add(subscribe.id, {subscribe.player, *member, subscribe.deliver},
                   subscribe.replaces);
  const Surroundings around{epoch_, time_.now(room, house_->ports.clock).room_ms,
                            answers_.last(subscribe.player, subscribe.client),
                            subscribers_.presence()};
  const wire::PublishedView& seen = subscribers_.view_of(room, room.viewer(*member));
  Sync answer = sync(history_, subscribe, *member, around, seen);
  if (answer.ahead && !std::exchange(doubted_, true)) {
    log::error(
        "a client says that it knows events that the journal does not: a disk has lost what it "
        "promised, or the client is wrong",
        {{"room", record_.id.value},
         {"head", history_.head().value},
         {"client_has", subscribe.last.value}});
  }
  for (auto& frame : answer.frames) {
    const bool last = &frame == &answer.frames.back();
    subscribe.deliver(
        {subscribe.id, Kind::kSync, std::move(frame), last ? answer.events : 0, last});
  }
  relist_ = true;
  changed();
}

void RoomActor::deny(const Subscribe& subscribe, v1::Error error) {
  if (subscribe.replaces) subscribers_.remove(*subscribe.replaces);
  const auto frame = wire::encode(wire::error_frame(subscribe.reply_to, std::move(error)));
  subscribe.deliver({subscribe.id, Kind::kRefused, frame});
}

void RoomActor::publish(EventBatch batch) {
  const room::Leaf before = history_.room().leaf();
  std::size_t bytes = 0;
  for (const core::Bytes& event : batch.bytes) bytes += event.size();
  chapters_.add(batch.events.back().seq, bytes);
  for (const room::Event& event : batch.events) {
    relist_ = relist_ || changes_listing(event);
  }
  subscribers_.publish(epoch_, history_, std::move(batch));
  relist_ = relist_ || history_.room().leaf() != before;
}

// After the room or its subscribers have changed.
void RoomActor::changed() {
  list();
  watch_desertion();
  watch_host();
  watch_alone();
}

void RoomActor::list() {
  const room::Room& room = history_.room();
  const bool read = life_ == Life::kOpen;
  if (read && room.closed() && !std::exchange(closed_, true)) house_->rooms.closed(record_.code);
  const bool open = read && !room.closed();
  if (std::exchange(listed_, open) != open) {
    open ? house_->metrics.rooms.Increment() : house_->metrics.rooms.Decrement();
    if (!open) house_->lobby.remove(record_.id);
  }
  if (!open || !std::exchange(relist_, false)) return;
  house_->lobby.put(
      {listed(record_, room), static_cast<std::uint32_t>(subscribers_.present()), true});
}

// While nobody is connected, the room waits as long as its state is patient.
void RoomActor::watch_desertion() {
  const auto patience_ms = history_.room().patience_ms();
  if (!listed_ || !subscribers_.empty() || !patience_ms) return desertion_.reset();
  if (desertion_.is_set() && patience_ms_ == *patience_ms) return;
  patience_ms_ = *patience_ms;
  std::uint64_t left_ms = patience_ms_;
  if (const auto deadline = std::exchange(deadline_wall_ms_, 0)) {
    const std::int64_t left = deadline - house_->ports.clock.wall_ms();
    left_ms = static_cast<std::uint64_t>(std::clamp<std::int64_t>(left, 0, patience_ms_));
  }
  deserts_at_ms_ = house_->ports.clock.steady_ms() + left_ms;
  desertion_.set(house_->ports.clock, house_->executor, weak_from_this(), left_ms,
                 [this] { ask_itself(room::Deserted{}); });
}

// A host who is away keeps those who are here waiting only so long; then one of them is host, who
// sits before who watches.
void RoomActor::watch_host() {
  const MemberNo host = history_.room().host();
  if (!listed_ || subscribers_.empty() || is_here(host)) return host_away_.reset();
  if (host_away_.is_set() && awaited_ == host) return;
  awaited_ = host;
  const auto pass_on = [this] {
    const auto members = history_.room().outline().members;
    const auto here = [this](const auto& member) { return subscribers_.has(member.number); };
    auto heir = std::ranges::find_if(
        members, [here](const auto& m) { return here(m) && m.chair != Chair(0); });
    if (heir == members.end()) heir = std::ranges::find_if(members, here);
    if (heir != members.end()) ask_itself(room::PassHost{heir->number});
  };
  host_away_.set(house_->ports.clock, house_->executor, weak_from_this(), limits::kHostAwayMs,
                 pass_on);
}

// Whoever plays alone and is not here is not to lose time: the room pauses. It looks again in a
// while, in case that could not be written.
void RoomActor::watch_alone() {
  if (!listed_ || !is_left_alone(history_.room())) return alone_.reset();
  if (alone_.is_set()) return;
  alone_.set(house_->ports.clock, house_->executor, weak_from_this(), limits::kRetryAfterMs,
             [this] { watch_alone(); });
  ask_itself(room::Pause{});
}

// Whether this member is connected, or about to be.
bool RoomActor::is_here(MemberNo member) const {
  const auto is_theirs = [this, member](const Subscribe& waiting) {
    return history_.room().member_of(waiting.player) == member;
  };
  return subscribers_.has(member) || std::ranges::any_of(waiting_, is_theirs);
}

// Whether a match is being played by one who is not here.
bool RoomActor::is_left_alone(const room::Room& room) const {
  const auto player = room.plays_alone();
  return player && !is_here(*player);
}

// Whether what the room has asked itself still holds when it is decided: it may have waited for the
// journal, and people may have come meanwhile.
bool RoomActor::still_holds(const room::Ask& ask, const room::Room& room) const {
  if (std::holds_alternative<room::Deserted>(ask)) return subscribers_.empty() && waiting_.empty();
  if (std::holds_alternative<room::Pause>(ask)) return is_left_alone(room);
  return room.host() == awaited_ && !is_here(awaited_);
}

// What there is no room for is asked again when something has changed.
void RoomActor::ask_itself(room::Ask ask) {
  if (draining_ || inbox_.size() >= limits::kInbox) return;
  PendingCommand item;
  item.asked.ask = std::move(ask);
  inbox_.push_back(std::move(item));
  wake();
}

}  // namespace gridmates::actors
