// A room's inbox and its work.
#include "server/actors/room_actor.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <utility>

#include "server/base/limits.h"
#include "server/base/log.h"
#include "server/wire/errors.h"

namespace gridmates::actors {
namespace {

v1::Error shutting_down() {
  return wire::try_again(v1::ERROR_CODE_SHUTTING_DOWN, limits::kRetryAfterMs,
                         "The server is going away; come back in a moment.");
}

v1::Error busy() {
  return wire::try_again(v1::ERROR_CODE_RETRY_LATER, limits::kRetryAfterMs,
                         "This room has too much to do just now.");
}

}  // namespace

RoomActor::RoomActor(std::shared_ptr<House> house, ports::RoomRecord record)
    : house_(std::move(house)),
      record_(std::move(record)),
      strand_(boost::asio::make_strand(house_->executor)),
      history_(house_->games),
      subscribers_(record_.code),
      time_(house_->ports.clock.steady_ms()) {}

void RoomActor::post(Post post) {
  boost::asio::post(strand_, [self = shared_from_this(), post = std::move(post)]() mutable {
    self->enqueue(std::move(post));
  });
}

void RoomActor::subscribe(Subscribe subscribe) {
  boost::asio::post(strand_,
                    [self = shared_from_this(), subscribe = std::move(subscribe)]() mutable {
                      self->line_up(std::move(subscribe));
                    });
}

void RoomActor::unsubscribe(SubscriptionId id) {
  boost::asio::post(strand_, [self = shared_from_this(), id] {
    const auto waits = std::ranges::find(self->waiting_, id, &Subscribe::id);
    if (waits != self->waiting_.end()) {
      if (waits->replaces) self->subscribers_.remove(*waits->replaces);
      self->waiting_.erase(waits);
    }
    self->subscribers_.remove(id);
    self->relist_ = true;
    self->changed();
  });
}

// A race shows no rival where others look.
void RoomActor::point(SubscriptionId id, wire::Pointer pointer) {
  boost::asio::post(strand_, [self = shared_from_this(), id, pointer] {
    if (self->history_.origin().opened.table == core::Table::kRace) return;
    self->subscribers_.point(id, pointer);
  });
}

void RoomActor::load(std::function<void()> tried) {
  boost::asio::post(strand_, [self = shared_from_this(), tried = std::move(tried)]() mutable {
    if (self->loaded_ || self->damaged_ || self->over_) return tried();
    self->tried_.push_back(std::move(tried));
    self->wake();
  });
}

void RoomActor::drain(std::function<void()> done) {
  boost::asio::post(strand_, [self = shared_from_this(), done = std::move(done)]() mutable {
    self->draining_ = true;
    if (self->idle()) return done();
    self->drained_ = std::move(done);
  });
}

void RoomActor::abandon() {
  const auto inbox = std::exchange(inbox_, {});
  const auto draft = std::exchange(draft_, std::nullopt);
  const auto making = std::exchange(making_, std::nullopt);
  const auto waiting = std::exchange(waiting_, {});
  const auto tried = std::exchange(tried_, {});
  const auto drained = std::exchange(drained_, nullptr);
  desertion_.reset();
  host_away_.reset();
  alone_.reset();
}

void RoomActor::enqueue(Post post) {
  PendingCommand item{ports::CommandKey{post.by.player, post.client, post.client_seq},
                      post.payload_hash,
                      std::move(post.by),
                      std::move(post.asked),
                      {std::move(post.answer)}};
  if (draining_) return refuse(std::move(item.waiting), shutting_down());
  // Nothing has to be held: no connection asks another actor of this room (Session::may_ask).
  if (over_) return refuse(std::move(item.waiting), busy());
  if (damaged_) return refuse(std::move(item.waiting), wire::damaged_room());
  if (inbox_.size() + (making_ ? making_->after.size() : 0) >= limits::kInbox) {
    // Busy is what it is told in any case: a repeat of what waits for its board is not too late.
    (void)answers_.hold(*item.key, busy());
    return refuse(std::move(item.waiting), busy());
  }
  inbox_.push_back(std::move(item));
  wake();
}

void RoomActor::refuse(std::vector<std::function<void(wire::Verdict)>> waiting,
                       const v1::Error& error) {
  for (const auto& answer : waiting) answer({Seq(0), false, error});
}

// There is something to do: begins to work, unless that has begun already.
void RoomActor::wake() {
  if (std::exchange(working_, true)) return;
  boost::asio::co_spawn(strand_, work(), [self = shared_from_this()](std::exception_ptr thrown) {
    self->worked(thrown);
  });
}

Awaitable<> RoomActor::work() {
  while (!over_ && !damaged_) {
    if (!loaded_) {
      co_await catch_up_patiently();
    } else if (!inbox_.empty()) {
      co_await serve_inbox();
    } else {
      break;
    }
  }
}

Awaitable<> RoomActor::serve_inbox() {
  draft_.emplace(history_, time_, house_->ports.clock.steady_ms());
  decide_all(*draft_);
  if (draft_->empty()) {
    commit();
  } else {
    co_await append_draft();
  }
}

void RoomActor::worked(const std::exception_ptr& thrown) {
  working_ = false;
  if (thrown) {
    try {
      std::rethrow_exception(thrown);
    } catch (const std::exception& error) {
      log::error("a room stops after a fault",
                 {{"room", record_.id.value}, {"what", error.what()}});
    }
    lose("it has met a fault");
  }
  if (damaged_) {
    while (!inbox_.empty()) {
      PendingCommand item = std::move(inbox_.front());
      inbox_.pop_front();
      refuse(std::move(item.waiting), wire::damaged_room());
    }
    for (const auto& waiting : std::exchange(waiting_, {})) deny(waiting, wire::damaged_room());
  }
  if (!over_ && !damaged_ && !inbox_.empty()) return wake();
  if (drained_ && idle()) std::exchange(drained_, nullptr)();
}

Awaitable<> load_room(std::shared_ptr<House> house, ports::RoomRecord record) {
  const RoomCode code = record.code;
  auto room = std::make_shared<RoomActor>(house, std::move(record));
  room = house->rooms.add(code, std::move(room));
  const auto begin = [&room](ports::Done<Elapsed> done) {
    room->load([done = std::move(done)] { done(Elapsed{}); });
  };
  co_await await<Elapsed>(begin);
}

}  // namespace gridmates::actors
