// How a room leaves memory when nobody needs it there.
#include <boost/asio/post.hpp>
#include <utility>

#include "server/actors/listing.h"
#include "server/actors/room_actor.h"
#include "server/base/limits.h"

namespace gridmates::actors {

bool RoomActor::may_unload() const {
  const bool asked = !subscribers_.empty() || !waiting_.empty() || answers_.holds_something();
  return life_ == Life::kOpen && listed_ && !draining_ && idle() && !asked &&
         !history_.room().is_timed();
}

// When it has been like that for a while, the room leaves.
void RoomActor::watch_unloading() {
  if (!may_unload()) return unloading_.reset();
  if (unloading_.is_set()) return;
  unloading_.set(house_->ports.clock, house_->executor, weak_from_this(), limits::kUnloadAfterMs,
                 [this] { unload(); });
}

// A chapter and what lists show are written; then, if nothing has come in between, it is gone.
void RoomActor::unload() {
  if (!may_unload() || chapters_.writing()) return watch_unloading();
  ports::OpenRoom row = listed(record_, history_.room());
  row.deadline_wall_ms = absence_.deadline_wall_ms();
  hot_ = false;
  write_chapter(row, [this, row](bool good) {
    if (!good) hot_ = true;
    if (!good || !may_unload() || hot_) return watch_unloading();
    leave_memory(row);
  });
}

void RoomActor::leave_memory(const ports::OpenRoom& row) {
  life_ = Life::kOver;
  *unloaded_ = true;
  absence_.stop();
  house_->metrics.rooms.Decrement();
  house_->lobby.put({row, 0, false});
  house_->rooms.remove(record_.code, *this);
}

}  // namespace gridmates::actors
