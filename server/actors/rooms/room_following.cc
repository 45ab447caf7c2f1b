// A room's subscribers, its row in the lobby, and what happens while members are away.
#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <utility>
#include <variant>

#include "server/actors/records/listing.h"
#include "server/actors/rooms/room_actor.h"
#include "server/actors/rooms/sync.h"
#include "server/actors/shard/on_worker.h"
#include "server/base/limits.h"
#include "server/base/log.h"
#include "server/wire/errors.h"

namespace gridmates::actors {

namespace {

// The player whose move the match waits for, if they are not connected; else 0.
PlayerId awaited(const room::Room& room, const Subscribers& subscribers) {
  const PlayerId player = room.to_move();
  const auto member = room.member_of(player);
  return member && subscribers.has(*member) ? PlayerId() : player;
}

}  // namespace

using Kind = Delivery::Kind;

void RoomActor::take(Subscribe subscribe) {
  if (life_ == Life::kDamaged) return deny(subscribe, wire::damaged_room());
  if (life_ == Life::kOver) return shard_.turn_away(subscribe);
  if (subscribe.replaces) {
    // Takes over what the replaced Subscribe was to replace.
    const auto before = std::ranges::find(waiting_, *subscribe.replaces, &Subscribe::id);
    if (before != waiting_.end()) {
      subscribe.replaces = before->replaces;
      waiting_.erase(before);
    }
  }
  if (waiting_.size() >= limits::kInbox) {
    return deny(subscribe, wire::busy());
  }
  waiting_.push_back(subscribe);
}

// Serves one Subscribe at a time, with a turn for other work in between: an answer may take long to
// make. Serves it after the player's earlier commands, since a Join may be under way.
void RoomActor::serve_next() {
  const auto is_next = [this](const Subscribe& waiting) {
    const bool known = answers_.knows(waiting.player, waiting.client);
    return (known || !working_) && !has_asked(waiting.player) && has_room_for(waiting);
  };
  if (!serving_ && waiting_.empty()) {
    history_.forget_rooms();
    late_.forget_rooms();
  }
  if (serving_ || std::ranges::none_of(waiting_, is_next)) return;
  serving_ = true;
  boost::asio::post(shard_.executor(), [self = shared_from_this(), is_next] {
    self->guarded([&self, &is_next] {
      self->serving_ = false;
      const auto found = std::ranges::find_if(self->waiting_, is_next);
      if (found == self->waiting_.end()) return;
      if (!self->answers_.knows(found->player, found->client)) {
        self->unknown_client_ = {found->player, found->client};
        return self->wake();
      }
      const bool is_member = self->history_.room().member_of(found->player).has_value();
      if (is_member && takes_long(self->history_for(*found), *found)) {
        return self->remake_rooms(*found);
      }
      const Subscribe next = *found;
      self->waiting_.erase(found);
      self->serve(next);
      self->serve_next();
    });
  });
}

// Whether the subscriber's shard has room for the answer; if not, the room is woken when it has.
bool RoomActor::has_room_for(const Subscribe& subscribe) {
  const ShardNo shard = subscribe.from.shard;
  if (shard_.has_room(shard)) return true;
  if (awaited_inboxes_.test(shard.value)) return false;
  awaited_inboxes_.set(shard.value);
  shard_.when_there_is_room(shard, [self = shared_from_this(), shard] {
    self->awaited_inboxes_.reset(shard.value);
    self->wake();
  });
  return false;
}

// A worker takes in the long moves again, and the room goes on meanwhile.
void RoomActor::remake_rooms(const Subscribe& subscribe) {
  serving_ = true;
  const auto remake = [](House& house, History& history, PlayerId by, auto make) -> Awaitable<> {
    history.keep(co_await on_worker(house, by, std::move(make)));
  };
  History& history = history_for(subscribe);
  boost::asio::co_spawn(shard_.executor(),
                        remake(*house_, history, subscribe.player,
                               history.begin_keeping(replayed_after(history, subscribe))),
                        [self = shared_from_this()](std::exception_ptr thrown) {
                          self->guarded([&] {
                            self->serving_ = false;
                            if (thrown) std::rethrow_exception(thrown);
                            self->serve_next();
                          });
                        });
}

// Whether a command of this player is not decided yet, or not durable.
bool RoomActor::has_asked(PlayerId player) const {
  const auto is_theirs = [player](const PendingCommand& item) {
    return item.key && item.key->player == player;
  };
  return std::ranges::any_of(inbox_, is_theirs) || (draft_ && draft_->has_of(player)) ||
         (long_command_ && is_theirs(long_command_->item));
}

// The history that this player's member sees: the current or a late one.
History& RoomActor::history_for(const Subscribe& subscribe) {
  const room::Room& room = history_.room();
  const auto member = room.member_of(subscribe.player);
  if (!member) return history_;
  LateRoom* late = late_.find(Viewpoint{*member, subscribe.follows}.moment(room));
  return late == nullptr ? history_ : late->history();
}

Surroundings RoomActor::around(const Subscribe& subscribe, const Viewpoint& whose, LateRoom* late) {
  const room::Room& room = history_.room();
  const room::Identity who{subscribe.player, {}};
  const auto seen = late == nullptr ? std::nullopt : late_.seen_by(whose.member, who);
  return {whose,
          (seen ? *seen : room).rights(whose.member),
          epoch_,
          late != nullptr ? late->room_ms(late_.now_ms())
                          : time_.now(room, house_->ports.clock).room_ms,
          answers_.last(subscribe.player, subscribe.client),
          late != nullptr ? late->presence() : subscribers_.presence(absence_.away_ms()),
          late != nullptr ? 0 : absence_.vote_left_ms(),
          late != nullptr ? late->delay_s() : 0};
}

void RoomActor::serve(const Subscribe& subscribe) {
  const room::Room& room = history_.room();
  if (room.closed()) {
    return deny(subscribe, wire::error_of(room::Refusal{room::Reason::kRoomClosed}));
  }
  const auto member = room.member_of(subscribe.player);
  if (!member) {
    return deny(subscribe,
                room.is_kicked(subscribe.player) ? wire::put_out() : wire::no_such_room());
  }
  const Viewpoint whose{*member, subscribe.follows};
  const Moment moment = whose.moment(room);
  LateRoom* late = late_.find(moment);
  if (late != nullptr && !late->is_ready(late_.now_ms())) {
    return deny(subscribe, wire::busy());
  }
  const History& history = late == nullptr ? history_ : late->history();
  subscribers_.add(subscribe.id, {subscribe.player, whose, subscribe.from, moment},
                   subscribe.replaces);
  absence_.came(*member);
  const core::Viewer viewer = whose.eyes(history.room()).viewer;
  const wire::PublishedView& seen = subscribers_.view_of(history.room(), viewer, moment);
  const Surroundings surroundings = around(subscribe, whose, late);
  subscribers_.are_told(subscribe.id, surroundings.rights);
  Sync answer = sync(history, subscribe, surroundings, seen, moment);
  if (answer.ahead && !std::exchange(doubted_, true)) {
    log::error(
        "a client says that it knows events that the journal does not: a disk has lost what it "
        "promised, or the client is wrong",
        {{"room", record_.id.value},
         {"head", history_.head().value},
         {"client_has", subscribe.last.value}});
  }
  // Charged even if the client does not wait for the answer any more.
  house_->quotas.of(subscribe.player, house_->ports.clock.steady_ms())
      ->owe_for_long_work(answer.events / limits::kEventsPerCredit);
  for (auto& frame : answer.frames) {
    const bool last = &frame == &answer.frames.back();
    shard_.deliver(subscribe.from, {subscribe.id, Kind::kSync, std::move(frame), last});
  }
  subscribers_.tell_progress_to(subscribe.id);
  relist_ = true;
  changed();
  heat();
}

void RoomActor::deny(const Subscribe& subscribe, v1::Error error) {
  if (subscribe.replaces) subscribers_.remove(*subscribe.replaces);
  const auto frame = wire::encode(wire::error_frame(subscribe.reply_to, std::move(error)));
  shard_.deliver(subscribe.from, {subscribe.id, Kind::kRefused, frame});
}

void RoomActor::watch_late() {
  late_.watch(weak_from_this(), [this](const std::function<void()>& step) { guarded(step); });
}

// `read`: the batch was read from the journal, and its age follows from the wall clock.
void RoomActor::publish(EventBatch batch, bool read) {
  const room::Leaf before = history_.room().leaf();
  std::size_t bytes = 0;
  for (const core::Bytes& event : batch.bytes) bytes += event.size();
  chapters_.add(batch.events.back().seq, bytes);
  for (const room::Event& event : batch.events) {
    relist_ = relist_ || changes_listing(event);
    if (!read) absence_.came(event.by);
  }
  const auto age_ms = house_->ports.clock.wall_ms() - batch.events.back().wall_ms;
  late_.add(batch, read && age_ms > 0 ? static_cast<std::uint64_t>(age_ms) : 0);
  subscribers_.publish(epoch_, history_, std::move(batch));
  const room::Leaf now = history_.room().leaf();
  relist_ = relist_ || !lists_alike(now, before) ||
            (now != before && awaited(history_.room(), subscribers_) != PlayerId());
  if (making_ && making_->item.key && !history_.room().member_of(making_->item.by.player)) {
    making_->stop.request_stop();  // the member who asked has left
  }
}

// Called after the room or its subscribers have changed.
void RoomActor::changed() {
  list();
  if (!listed_) {
    late_.stop();
    computers_.stop();
    return absence_.stop();
  }
  watch_late();
  const room::Now now = time_.now(history_.room(), house_->ports.clock);
  absence_.watch(weak_from_this(), now.room_ms,
                 [this](room::Ask ask) { ask_itself(std::move(ask)); });
  ratings_.watch(shared_from_this(), [this](const RatingsOfSeats& ratings) {
    subscribers_.rate(ratings);
    relist_ = true;
    list();
  });
  computers_.watch(
      weak_from_this(), record_.id, now.room_ms,
      [this](room::Identity by, room::Ask ask) { ask_itself(std::move(ask), std::move(by)); });
}

void RoomActor::list() {
  const room::Room& room = history_.room();
  const bool read = life_ == Life::kOpen;
  if (read && room.closed() && !std::exchange(closed_, true)) shard_.closed(address_);
  const bool open = read && !room.closed();
  if (std::exchange(listed_, open) != open) {
    open ? house_->metrics.rooms.Increment() : house_->metrics.rooms.Decrement();
    if (!open) house_->lobby.remove(record_.id);
  }
  if (!open || !std::exchange(relist_, false)) return;
  set_time_running();
  ports::OpenRoom row = listed(record_, room);
  row.awaited = awaited(room, subscribers_);
  house_->lobby.put({std::move(row), static_cast<std::uint32_t>(subscribers_.present()),
                     subscribers_.mean_rating(), true, 0, hear_nobody(room)});
}

// Co-op players lose no time while none of them is connected; at other tables room time stands
// still only while the server is away.
void RoomActor::set_time_running() {
  const room::Room& room = history_.room();
  const auto plays_here = [this](const auto& member) {
    return member.chair != Chair(0) && subscribers_.has(member.number);
  };
  const bool together = room.opened().table == core::Table::kCoop;
  const bool running = !together || std::ranges::any_of(room.outline().members, plays_here);
  const std::uint64_t now_ms = house_->ports.clock.steady_ms();
  if (time_.is_running() != running) {
    late_.set_clock(room, time_.at(now_ms, room, house_->ports.clock).room_ms, running);
  }
  time_.set_running(running, now_ms);
  if (draft_) draft_->time().set_running(running, now_ms);
}

// Queues a command of the room itself or of one of its computers. Dropped without room in the
// inbox; it is asked again after the next change.
void RoomActor::ask_itself(room::Ask ask, room::Identity by) {
  if (house_->draining || inbox_.size() >= limits::kInbox) return;
  PendingCommand item;
  item.by = std::move(by);
  if (item.by.player != PlayerId(0)) {
    item.asked.game = house_->games.find(history_.room().opened().game.str())->facts().id;
  }
  item.asked.ask = std::move(ask);
  inbox_.push_back(std::move(item));
  wake();
}

}  // namespace gridmates::actors
