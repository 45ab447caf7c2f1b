// A session's handle to a room on any shard. Messages to the room are values; its messages come
// back to the session by session id. Used on the thread of one shard, which must outlive it.
#pragma once

#include <functional>
#include <utility>

#include "server/actors/shard/addresses.h"
#include "server/actors/shard/room_messages.h"

namespace gridmates::actors {

class Shard;

class RoomRef {
 public:
  RoomRef() = default;
  RoomRef(Shard& here, RoomAddress to) : here_(&here), to_(to) {}

  void post(Post post) const { leave(std::move(post)); }
  void subscribe(const Subscribe& subscribe) const { leave(subscribe); }
  void unsubscribe(SubscriptionId id) const { leave(Unsubscribe{id}); }
  void point(SubscriptionId id, wire::Pointer pointer) const { leave(Point{id, pointer}); }
  void cancel_board(SubscriptionId id) const { leave(CancelBoard{id}); }

  // Whether the room's shard has room for messages that can wait. If not, when_there_is_room()
  // calls `then` on this thread, once, when there is room again.
  bool has_room() const;
  void when_there_is_room(std::function<void()> then) const;

  const RoomAddress& address() const { return to_; }

 private:
  void leave(Mail&& mail) const;

  Shard* here_ = nullptr;
  RoomAddress to_;
};

}  // namespace gridmates::actors
