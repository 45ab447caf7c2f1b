// A room and its journal: reading, appending, and handling the results.
#include <atomic>
#include <boost/asio/post.hpp>
#include <utility>

#include "server/actors/records/listing.h"
#include "server/actors/records/room_loading.h"
#include "server/actors/rooms/invitations.h"
#include "server/actors/rooms/room_actor.h"
#include "server/base/limits.h"
#include "server/base/log.h"
#include "server/wire/errors.h"

namespace gridmates::actors {
namespace {

using MaybeOpened = std::optional<ports::Opened>;
constexpr std::size_t kReadEvents = limits::kReadBatches * limits::kEventsPerBatch;  // in one read

}  // namespace

// Tries until the journal has been read, however long that takes.
Awaitable<> RoomActor::catch_up_patiently() {
  Caught caught = Caught::kUnavailable;
  while (caught == Caught::kUnavailable && life_ != Life::kOver) {
    caught = co_await catch_up();
    for (const auto& tried : std::exchange(tried_, {})) tried();
    if (caught == Caught::kUnavailable) co_await sleep(house_->ports.clock, limits::kRetryAfterMs);
  }
  if (life_ != Life::kOpen) co_return;
  serve_next();
  changed();
}

// Takes the room over and brings the history to the journal's head.
Awaitable<RoomActor::Caught> RoomActor::catch_up() {
  const auto begin = [this](ports::Done<MaybeOpened> done) {
    house_->ports.journal.open(record_.id, std::move(done));
  };
  MaybeOpened opened = co_await await<MaybeOpened>(begin);
  if (life_ == Life::kOver) co_return Caught::kOver;
  if (!opened) co_return Caught::kUnavailable;
  const bool another_past = epoch_ != Epoch(0) && opened->epoch != epoch_;
  if (another_past || opened->head < history_.head()) {
    damaged("the journal has lost what it had promised");
    co_return Caught::kDamaged;
  }
  term_ = opened->term;
  epoch_ = opened->epoch;
  begin_with_chapter(*opened);
  if (const auto row = house_->lobby.find(record_.code)) hot_ = row->hot;
  answers_.reset(std::move(opened->recorded), opened->all_clients, opened->latest_chapter);
  const Caught caught = co_await read_on(opened->head);
  if (caught != Caught::kUp) co_return caught;
  time_ = RoomTime(house_->ports.clock.steady_ms(),
                   house_->saved_clocks.take_played_since(record_.id, history_.room()));
  late_.begin_clock(history_.room(), time_.now(history_.room(), house_->ports.clock).room_ms);
  set_time_running();
  life_ = Life::kOpen;
  if (hot_) late_.assume_players();
  write_chapter_if_due();
  co_return Caught::kUp;
}

Awaitable<RoomActor::Caught> RoomActor::read_on(Seq head) {
  while (history_.head() < head) {
    const auto begin = [this](ports::Done<ports::Batches> done) {
      const Seq next(history_.head().value + 1);
      house_->ports.journal.read(record_.id, next, limits::kReadBatches, std::move(done));
    };
    auto batches = co_await await<ports::Batches>(begin);
    if (life_ == Life::kOver) co_return Caught::kOver;
    if (!batches && batches.error() == ports::Unread::kDamaged) {
      damaged("the journal cannot be read any further");
      co_return Caught::kDamaged;
    }
    if (!batches) co_return Caught::kUnavailable;
    if (batches->empty()) {
      damaged("the journal ends before its head");
      co_return Caught::kDamaged;
    }
    Unfolded read = co_await unfold_read(house_, history_.room(), *std::move(batches));
    if (life_ == Life::kOver) co_return Caught::kOver;
    for (EventBatch& batch : read.batches) publish(std::move(batch), true);
    if (read.bad) {
      damaged(sentence(*read.bad));
      co_return Caught::kDamaged;
    }
    // A chapter here is about where the next opening begins to read.
    const std::uint64_t behind = head.value - history_.head().value;
    const bool early_enough = behind >= limits::kRecentEvents;
    if (early_enough && behind < limits::kRecentEvents + kReadEvents) write_chapter_if_due();
  }
  co_return Caught::kUp;
}

void RoomActor::append_draft() {
  ports::Append append = draft_->take_append();
  append.room = record_.id;
  append.term = term_;
  if (!append.closes && (!hot_ || draft_->changes_listing())) {
    append.listed = listed(record_, draft_->room());
    append.listed->hot = true;
    hot_ = true;
  }
  working_ = true;
  const auto done = [self = shared_from_this()](ports::Appended appended) {
    boost::asio::post(self->shard_.executor(), [self, appended] { self->appended(appended); });
  };
  house_->ports.journal.append(std::move(append), done);
}

void RoomActor::appended(ports::Appended appended) {
  guarded([this, appended] {
    if (!draft_) return;  // the room has ended meanwhile
    constexpr double kMsASecond = 1'000;
    house_->metrics.append_seconds.Observe(
        static_cast<double>(house_->ports.clock.steady_ms() - draft_->begun_ms()) / kMsASecond);
    working_ = false;
    if (appended == ports::Appended::kUnknown) return spawn(find_out());
    if (appended == ports::Appended::kCommitted) commit();
    if (appended == ports::Appended::kUnavailable) fail();
    if (appended == ports::Appended::kStale) lose("somebody else has the room");
    wake();
  });
}

// Only the journal knows whether the draft was written. Nothing is answered before it is read.
Awaitable<> RoomActor::find_out() {
  log::warn("an append has an unknown end; reading the journal again",
            {{"room", record_.id.value}});
  const Seq drafted = draft_->room().head();
  const RoomTime time = time_;
  answers_.drop();
  co_await catch_up_patiently();
  if (!draft_) co_return;  // the room has ended meanwhile
  const bool written = history_.head() >= drafted;
  if (!written && life_ != Life::kDamaged) {
    time_ = time;
    set_time_running();
    fail();
    co_return;
  }
  std::vector<Reply> replies = draft_->take_replies();
  draft_.reset();
  for (Reply& reply : replies) {
    if (!written) reply.verdict.refused = fault("a command has an unknown end");
    answer(reply);
  }
}

// The room waits for it: this client's command depends on its earlier ones.
Awaitable<> RoomActor::look_up_client() {
  using Found = std::optional<std::vector<ports::Recorded>>;
  const auto [player, client] = *std::exchange(unknown_client_, std::nullopt);
  for (;;) {
    const auto begin = [&, this](ports::Done<Found> done) {
      house_->ports.journal.recorded(record_.id, player, client, std::move(done));
    };
    const Found found = co_await await<Found>(begin);
    if (life_ != Life::kOpen) co_return;
    if (found) co_return answers_.learn(player, client, *found);
    co_await sleep(house_->ports.clock, limits::kRetryAfterMs);
  }
}

// Begins with the stored chapter, if possible, so that not all events have to be folded.
void RoomActor::begin_with_chapter(const ports::Opened& opened) {
  chapters_.open(opened);
  if (!opened.chapter || history_.head() != Seq(0)) return;
  const ports::Chapter& chapter = *opened.chapter;
  auto room = room::Room::restore(house_->games, chapter.room);
  if (!room || room->head() != chapter.at || !room->has_state(chapter.state_hash)) {
    chapters_.refuse_stored();
    log::warn("a chapter cannot be used; its room is read from the first event",
              {{"room", record_.id.value}, {"chapter", chapter.at.value}});
    return;
  }
  // Only the journal has the times at which its events are due in late rooms.
  if (room->watching().delay_s != 0) return;
  chapters_.restored(chapter.room.size());
  late_.begin_with(*room, chapter.state_hash);
  history_.begin_with(*std::move(room), chapter.state_hash);
}

void RoomActor::write_chapter_if_due() {
  if (chapters_.due()) write_chapter(std::nullopt, [](bool) {});
}

// A chapter is made of the published room and of answers that are durable.
void RoomActor::write_chapter(std::optional<ports::OpenRoom> listed,
                              std::function<void(bool)> done) {
  const room::Room& room = history_.room();
  ports::ChapterWrite write{record_.id,
                            term_,
                            {room.head(), room.match(), history_.state_hash(), room.chapter()},
                            answers_.unsaved(),
                            chapters_.stored_are_bad(),
                            std::move(listed)};
  chapters_.begin_writing(write.chapter.room.size());
  // Weak, because the journal's thread must not be the one that destroys a room.
  house_->ports.journal.write_chapter(
      std::move(write), [weak = weak_from_this(), executor = shard_.executor(), at = room.head(),
                         done = std::move(done)](bool good) {
        boost::asio::post(executor, [weak, at, done, good] {
          const auto self = weak.lock();
          if (!self) return;
          self->guarded([&] {
            self->chapters_.end_writing(good);
            if (good) self->answers_.saved(at);
            if (self->life_ == Life::kOpen) done(good);
          });
        });
      });
}

// The draft is durable, or has nothing to write.
void RoomActor::commit() {
  answers_.commit();
  time_ = draft_->time();
  std::vector<EventBatch> batches = draft_->take_batches();
  std::vector<Reply> replies = draft_->take_replies();
  draft_.reset();
  for (const Reply& reply : replies) answer(reply);
  for (EventBatch& batch : batches) {
    send_invitations(*house_, shard_, batch);
    publish(std::move(batch));
  }
  if (batches.empty()) return;
  changed();
  write_chapter_if_due();
}

// Certainly nothing was written: all commands of the draft are answered with an error that asks to
// try again, except those that were recorded before.
void RoomActor::fail() {
  hot_ = false;  // not certain; the next append writes the row again
  answers_.drop();
  time_.forgive(draft_->begun_ms(), house_->ports.clock.steady_ms());
  std::vector<Reply> replies = draft_->take_replies();
  draft_.reset();
  for (Reply& reply : replies) {
    const auto& key = reply.item.key;
    const bool recorded = key && answers_.recorded(*key);
    if (!recorded) {
      const v1::Error error =
          key ? answers_.hold(*key, wire::cannot_write()) : wire::cannot_write();
      reply.verdict = {Seq(0), false, error};
    }
    answer(reply);
  }
  changed();  // the room's own commands are asked again
}

void RoomActor::answer(const Reply& reply) {
  if (reply.item.is_move() && !reply.verdict.repeated) {
    if (reply.verdict.refused) {
      house_->metrics.move_refused(wire::name_of(reply.verdict.refused->code()));
    } else {
      house_->metrics.moves_accepted.Increment();
      house_->moved_ms.store(house_->ports.clock.steady_ms(), std::memory_order_relaxed);
    }
  }
  tell(reply.item, reply.verdict);
}

// The room ends here; the next session that asks for it has it loaded again.
void RoomActor::lose(const char* why) {
  log::warn("a room ends here", {{"room", record_.id.value}, {"why", why}});
  if (listed_) stay_listed(listed(record_, history_.room()), 0);
  if (const auto clock = running_clock()) house_->saved_clocks.learn({*clock});
  life_ = Life::kOver;
  for (const auto& tried : std::exchange(tried_, {})) tried();
  shard_.lost(address_);
  if (draft_) fail();
  if (auto command = std::exchange(long_command_, nullptr))
    refuse(command->item, wire::cannot_write());
  if (auto making = std::exchange(making_, nullptr)) {
    making->stop.request_stop();
    refuse(making->item, wire::cannot_write());
    for (const auto& item : making->after) refuse(item, wire::cannot_write());
  }
  for (const auto& item : std::exchange(inbox_, {})) refuse(item, wire::cannot_write());
  for (const auto& waiting : std::exchange(waiting_, {})) deny(waiting, wire::cannot_write());
  subscribers_.lose();
  changed();
}

void RoomActor::damaged(const std::string& why) {
  log::error("a room cannot be opened",
             {{"room", record_.id.value}, {"after_seq", history_.head().value}, {"why", why}});
  life_ = Life::kDamaged;
  house_->lobby.remove(record_.id);
  subscribers_.lose();
  changed();
}

}  // namespace gridmates::actors
