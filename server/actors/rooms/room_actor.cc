// A room's inbox and its work.
#include "server/actors/rooms/room_actor.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <utility>

#include "server/base/limits.h"
#include "server/base/log.h"
#include "server/wire/errors.h"

namespace gridmates::actors {

RoomActor::RoomActor(std::shared_ptr<House> house, RoomAddress address, ports::RoomRecord record,
                     std::uint64_t due_ms)
    : house_(std::move(house)),
      shard_(house_->shard(address.shard)),
      address_(address),
      record_(std::move(record)),
      history_(house_->games),
      subscribers_(shard_, record_.code,
                   [this](const v1::Presence& presence) {
                     late_.add(presence);
                     watch_late();
                   }),
      late_(*house_, shard_, subscribers_, epoch_),
      time_(house_->ports.clock.steady_ms()),
      absence_(*house_, shard_, history_, subscribers_, waiting_, due_ms),
      ratings_(*house_, shard_, history_),
      computers_(*house_, shard_, history_, subscribers_) {}

void RoomActor::leave(Mail&& mail) {
  mail_.push_back(std::move(mail));
  wake();
}

// Schedules turn() for the end of this turn.
void RoomActor::wake() {
  if (std::exchange(called_, true)) return;
  shard_.end_of_turn().call<&RoomActor::turn>(shared_from_this());
}

void RoomActor::load(std::function<void()> tried) {
  if (life_ != Life::kUnread) return tried();
  tried_.push_back(std::move(tried));
  wake();
}

std::optional<ports::RoomClock> RoomActor::running_clock() const {
  const room::Room& room = history_.room();
  if (life_ != Life::kOpen || !room.is_timed()) return std::nullopt;
  const std::uint64_t now_ms = time_.now(room, house_->ports.clock).room_ms;
  if (now_ms == room.room_ms()) return std::nullopt;
  return ports::RoomClock{record_.id, room.head(), now_ms};
}

void RoomActor::drain(std::function<void()> done) {
  if (idle()) return done();
  drained_ = std::move(done);
  if (making_) making_->stop.request_stop();
}

void RoomActor::abandon() {
  const auto mail = std::exchange(mail_, {});
  const auto inbox = std::exchange(inbox_, {});
  const auto draft = std::exchange(draft_, std::nullopt);
  const auto making = std::exchange(making_, nullptr);
  const auto long_command = std::exchange(long_command_, nullptr);
  const auto waiting = std::exchange(waiting_, {});
  const auto tried = std::exchange(tried_, {});
  const auto drained = std::exchange(drained_, nullptr);
  absence_.stop();
  computers_.stop();
  late_.stop();
  unloading_.reset();
}

// Takes the mail, and goes on with the work.
void RoomActor::turn() {
  called_ = false;
  ++turns_;
  unloading_.reset();
  for (Mail& mail : std::exchange(mail_, {})) {
    guarded([this, &mail] { std::visit([this](auto& what) { take(std::move(what)); }, mail); });
  }
  guarded([this] {
    work();
    watch_unloading();
  });
}

void RoomActor::take(Post post) {
  if (life_ == Life::kOver) return shard_.turn_away(post);
  PendingCommand item{ports::CommandKey{post.by.player, post.client, post.client_seq},
                      post.payload_hash,
                      std::move(post.by),
                      std::move(post.asked),
                      {post.from},
                      post.too_often};
  if (house_->draining) return refuse(item, wire::shutting_down());
  if (life_ == Life::kDamaged) return refuse(item, wire::damaged_room());
  if (inbox_.size() + (making_ ? making_->after.size() : 0) >= limits::kInbox) {
    // BUSY in any case: a repeat of a command that waits for its board is not too late.
    (void)answers_.hold(*item.key, wire::busy());
    return refuse(item, wire::busy());
  }
  inbox_.push_back(std::move(item));
}

void RoomActor::take(Unsubscribe unsubscribe) {
  const auto waits = std::ranges::find(waiting_, unsubscribe.id, &Subscribe::id);
  if (waits != waiting_.end()) {
    if (waits->replaces) subscribers_.remove(*waits->replaces);
    waiting_.erase(waits);
  }
  subscribers_.remove(unsubscribe.id);
  relist_ = true;
  changed();
}

// Cursors are shown neither in a race nor at a versus table, since they reveal what a player thinks
// about; a versus table shows pings.
void RoomActor::take(Point point) {
  if (history_.room().opened().table == core::Table::kRace) return;
  const room::Watching watching(history_.room());
  const auto member = subscribers_.member_of(point.id);
  const bool plays = member && watching.sits(*member);
  if (point.pointer.hurry) return plays ? computers_.hurry(weak_from_this()) : void();
  // What watchers point at is hidden while players must not hear from them (also in a daily).
  if (!plays && watching.hides_watchers()) return;
  const bool versus = history_.room().opened().table == core::Table::kVersus;
  if (versus && point.pointer.ping == 0) return;
  if (versus) point.pointer.cursor = 0;
  subscribers_.point(point.id, point.pointer);
}

void RoomActor::refuse(const PendingCommand& item, const v1::Error& error) {
  tell(item, {Seq(0), false, error});
}

void RoomActor::tell(const PendingCommand& item, const wire::Verdict& verdict) {
  // A member with a delay must not learn how much has happened.
  wire::Verdict told = verdict;
  if (room::Watching(history_.room()).is_late(item.by.player)) told.seq = Seq(0);
  for (const SessionId session : item.waiting) {
    shard_.answer(session, record_.code, item.key->client_seq, told);
  }
}

// Begins what is to be done next, unless something is under way.
void RoomActor::work() {
  const bool wanted = !inbox_.empty() || !waiting_.empty() || !tried_.empty();
  if (life_ == Life::kUnread && !working_ && wanted) spawn(catch_up_patiently());
  while (life_ == Life::kOpen && !working_ && (unknown_client_ || !inbox_.empty())) {
    unknown_client_ ? spawn(look_up_client()) : serve_inbox();
  }
  if (life_ == Life::kOpen) serve_next();
  if (life_ == Life::kDamaged) refuse_all();
  if (drained_ && idle()) std::exchange(drained_, nullptr)();
}

void RoomActor::serve_inbox() {
  draft_.emplace(history_.room(), time_, house_->ports.clock.steady_ms());
  decide_all(*draft_);
  draft_->empty() ? commit() : append_draft();
  if (long_command_) decide_on_worker();
}

// Runs a job that takes more than one turn; meanwhile no command is decided.
void RoomActor::spawn(Awaitable<> job) {
  working_ = true;
  boost::asio::co_spawn(
      shard_.executor(), std::move(job),
      [self = shared_from_this()](std::exception_ptr thrown) { self->worked(thrown); });
}

void RoomActor::worked(const std::exception_ptr& thrown) {
  guarded([this, &thrown] {
    working_ = false;
    if (thrown) std::rethrow_exception(thrown);
  });
  wake();
}

// The room is damaged: everything that waits here is refused.
void RoomActor::refuse_all() {
  for (const auto& item : std::exchange(inbox_, {})) refuse(item, wire::damaged_room());
  for (const auto& waiting : std::exchange(waiting_, {})) deny(waiting, wire::damaged_room());
}

// The error boundary of the room: an exception ends the room, and nothing else.
void RoomActor::guarded(const std::function<void()>& step) {
  try {
    step();
  } catch (const std::exception& error) {
    log::error("a room stops after a fault", {{"room", record_.id.value}, {"what", error.what()}});
    working_ = false;
    lose("it has met a fault");
    if (drained_ && idle()) std::exchange(drained_, nullptr)();
  }
}

}  // namespace gridmates::actors
