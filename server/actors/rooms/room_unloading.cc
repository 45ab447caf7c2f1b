// How a room leaves memory when nobody needs it there.
#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include "server/actors/records/listing.h"
#include "server/actors/rooms/room_actor.h"
#include "server/base/limits.h"

namespace gridmates::actors {

bool RoomActor::may_unload() const {
  const bool asked = !subscribers_.empty() || !waiting_.empty();
  return life_ == Life::kOpen && listed_ && !house_->draining && idle() && !asked &&
         !history_.room().is_timed();
}

// Unloads the room when may_unload() has held for limits::kUnloadAfterMs without a turn.
void RoomActor::watch_unloading() {
  if (!may_unload()) return unloading_.reset();
  if (unloading_.is_set()) return;
  unloading_.set(house_->ports.clock, shard_.executor(), weak_from_this(), limits::kUnloadAfterMs,
                 [this] { guarded([this] { unload(); }); });
}

// Writes a chapter and the listed row; then unloads the room, if nothing has come in between.
void RoomActor::unload() {
  if (!may_unload() || chapters_.writing()) return watch_unloading();
  ports::OpenRoom row = listed(record_, history_.room());
  const auto& clock = house_->ports.clock;
  const std::uint64_t due_ms = absence_.due_ms();
  const std::uint64_t left_ms = due_ms - std::min(due_ms, clock.steady_ms());
  row.deadline_wall_ms = clock.wall_ms() + static_cast<std::int64_t>(left_ms);
  hot_ = false;
  write_chapter(row, [this, row, due_ms, turn = turns_](bool good) {
    if (!good || turn != turns_ || !may_unload()) return watch_unloading();
    leave_memory(row, due_ms);
  });
}

void RoomActor::leave_memory(const ports::OpenRoom& row, std::uint64_t due_ms) {
  life_ = Life::kOver;
  absence_.stop();
  computers_.stop();
  late_.stop();
  unloading_.reset();
  stay_listed(row, due_ms);
  // Held-back actions are forgotten. With a new address of the room the connections that have asked
  // it end when they ask it again (AskedRooms).
  answers_.holds_something() ? shard_.lost(address_) : shard_.unloaded(address_);
}

// Lists go on showing the room as in this row, though it is not in memory.
void RoomActor::stay_listed(ports::OpenRoom row, std::uint64_t due_ms) {
  listed_ = false;
  house_->metrics.rooms.Decrement();
  house_->lobby.put({std::move(row), 0, subscribers_.mean_rating(), false, due_ms});
}

// The room is followed: stored as hot, so that its old deadline does not count after a restart.
void RoomActor::heat() {
  if (hot_ || life_ != Life::kOpen) return;
  hot_ = true;
  ports::Append row{record_.id, term_, history_.head(), {}, {}, false};
  row.listed = listed(record_, history_.room());
  row.listed->hot = true;
  const auto done = [weak = weak_from_this(), executor = shard_.executor()](ports::Appended what) {
    boost::asio::post(executor, [weak, good = what == ports::Appended::kCommitted] {
      if (const auto self = weak.lock()) self->hot_ = self->hot_ && good;
    });
  };
  house_->ports.journal.append(std::move(row), done);
}

}  // namespace gridmates::actors
