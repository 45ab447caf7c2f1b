// How a session reaches a room: what it says is a value and is left there, wherever the room lives;
// what the room says comes to the session by its id. A value of the shard on whose thread it is
// used, which must outlive it. Inside server/actors.
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

  // Whether what can wait may be left there; and `then` is called on this thread, once, soon after
  // that was false.
  bool has_room() const;
  void when_there_is_room(std::function<void()> then) const;

  const RoomAddress& address() const { return to_; }

 private:
  void leave(Mail&& mail) const;

  Shard* here_ = nullptr;
  RoomAddress to_;
};

}  // namespace gridmates::actors
