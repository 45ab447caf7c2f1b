#include "server/actors/rooms/late_rooms.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <stdexcept>
#include <utility>

#include "server/actors/records/room_loading.h"

namespace gridmates::actors {

// The watching rules of a room never change.
void LateRooms::make(const room::Room& room) {
  if (!rooms_.empty()) return;
  const room::Watching watching(room);
  const std::uint64_t late_ms = watching.delay_ms();
  const std::uint64_t follow_ms = watching.follow_delay_ms();
  if (late_ms != 0) rooms_.push_back({LateRoom(house_.games, Moment::kLate, late_ms)});
  if (follow_ms > late_ms) {
    rooms_.push_back({LateRoom(house_.games, Moment::kFollowing, follow_ms)});
  }
}

void LateRooms::begin_with(const room::Room& room, std::uint64_t state_hash) {
  make(room);
  for (Followed& late : rooms_) late.room.begin_with(room, state_hash, now_ms());
}

void LateRooms::add(const EventBatch& batch, std::uint64_t age_ms) {
  make(batch.after.back());
  for (Followed& late : rooms_) late.room.add(batch, age_ms, now_ms());
}

void LateRooms::add(const v1::Presence& presence) {
  for (Followed& late : rooms_) late.room.add(presence, now_ms());
}

void LateRooms::assume_players() {
  for (Followed& late : rooms_) late.room.assume_players(now_ms());
}

void LateRooms::set_clock(const room::Room& room, std::uint64_t room_ms, bool running) {
  for (Followed& late : rooms_) late.room.set_clock(room, room_ms, running, now_ms());
}

void LateRooms::begin_clock(const room::Room& room, std::uint64_t room_ms) {
  for (Followed& late : rooms_) late.room.begin_clock(room, room_ms, now_ms());
}

void LateRooms::forget_rooms() {
  for (Followed& late : rooms_) late.room.history().forget_rooms();
}

LateRoom* LateRooms::find(Moment moment) {
  const auto is_it = [moment](const Followed& late) { return late.room.moment() == moment; };
  const auto found = std::ranges::find_if(rooms_, is_it);
  return found == rooms_.end() ? nullptr : &found->room;
}

std::optional<room::Room> LateRooms::seen_by(MemberNo member, const room::Identity& who) {
  LateRoom* late = find(Moment::kLate);
  if (late == nullptr) return std::nullopt;
  return room::Watching(late->history().room()).with_watcher(member, who);
}

void LateRooms::watch(const std::weak_ptr<void>& owner, const Guard& guard) {
  for (Followed& late : rooms_) watch(late, owner, guard);
}

void LateRooms::stop() {
  for (Followed& late : rooms_) late.due.reset();
}

void LateRooms::watch(Followed& late, const std::weak_ptr<void>& owner, const Guard& guard) {
  const auto due_ms = late.room.next_due_ms();
  if (late.busy || !due_ms || late.due.is_set()) return;
  const std::uint64_t left_ms = *due_ms - std::min(*due_ms, now_ms());
  late.due.set(house_.ports.clock, shard_.executor(), owner, left_ms,
               [this, &late, owner, guard] { guard([&] { advance(late, owner, guard); }); });
}

void LateRooms::advance(Followed& late, const std::weak_ptr<void>& owner, const Guard& guard) {
  while (const auto presence = late.room.take_presence(now_ms())) {
    subscribers_.tell_late(late.room.moment(), *presence);
  }
  auto due = late.room.take_batches(now_ms());
  if (due.empty()) return watch(late, owner, guard);
  late.busy = true;
  const auto taken_in = [this, &late, owner, guard](std::exception_ptr thrown, Unfolded read) {
    const auto alive = owner.lock();
    if (!alive) return;
    guard([&] {
      late.busy = false;
      if (thrown) std::rethrow_exception(thrown);
      publish(late, std::move(read));
      watch(late, owner, guard);
    });
  };
  boost::asio::co_spawn(
      shard_.executor(),
      unfold_read(house_.shared_from_this(), late.room.history().room(), std::move(due)), taken_in);
}

// These events were folded before, so a bad batch is a fault of the server.
void LateRooms::publish(Followed& late, Unfolded read) {
  for (EventBatch& batch : read.batches) {
    subscribers_.publish(epoch_, late.room.history(), std::move(batch), late.room.moment());
  }
  if (read.bad) throw std::runtime_error(sentence(*read.bad));
}

}  // namespace gridmates::actors
