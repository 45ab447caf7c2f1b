// The late rooms that watchers of a room see: made as its rules say, and advanced when something is
// due. Owned by a room actor; used on the thread of its shard alone. Inside server/actors.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>

#include "server/actors/rooms/late_room.h"
#include "server/actors/rooms/subscribers.h"
#include "server/actors/shard/alarm.h"
#include "server/actors/shard/house.h"

namespace gridmates::actors {

class LateRooms {
 public:
  // Runs a step so that an exception ends the room actor and nothing else.
  using Guard = std::function<void(const std::function<void()>&)>;

  // All of these outlive it.
  LateRooms(House& house, const Shard& shard, Subscribers& subscribers, const Epoch& epoch)
      : house_(house), shard_(shard), subscribers_(subscribers), epoch_(epoch) {}

  // The room begins with this one (History::begin_with).
  void begin_with(const room::Room& room, std::uint64_t state_hash);
  // Adds a batch that happened `age_ms` ago; the first one decides which late rooms there are.
  void add(const EventBatch& batch, std::uint64_t age_ms);
  void add(const v1::Presence& presence);
  // Each calls the same function of all late rooms.
  void assume_players();
  void set_clock(const room::Room& room, std::uint64_t room_ms, bool running);
  void begin_clock(const room::Room& room, std::uint64_t room_ms);
  // Advances the late rooms when something is due, while `owner`, of which this is a part, exists.
  void watch(const std::weak_ptr<void>& owner, const Guard& guard);
  void stop();

  void forget_rooms();  // as History does

  // The late room of this moment; null if there is none, as with kNow.
  LateRoom* find(Moment moment);
  std::uint64_t now_ms() const { return house_.ports.clock.steady_ms(); }
  // If watchers see the room late: the room as this watcher sees it. Else nullopt.
  std::optional<room::Room> seen_by(MemberNo member, const room::Identity& who);

 private:
  struct Followed {
    LateRoom room;
    Alarm due = {};
    bool busy = false;  // due batches are being taken in
  };

  void make(const room::Room& room);
  void watch(Followed& late, const std::weak_ptr<void>& owner, const Guard& guard);
  void advance(Followed& late, const std::weak_ptr<void>& owner, const Guard& guard);
  void publish(Followed& late, Unfolded read);

  House& house_;
  const Shard& shard_;
  Subscribers& subscribers_;
  const Epoch& epoch_;
  std::list<Followed> rooms_;  // a list, because pending reads point at them
};

}  // namespace gridmates::actors
