// The rooms of other moments that watchers of a room see: made as its rules say, and brought
// forward when something is due. Owned by a room actor; used on the thread of its shard alone.
// Inside server/actors.
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
  // Runs a step where a fault ends the room actor and nothing else.
  using Guard = std::function<void(const std::function<void()>&)>;

  // All of these outlive it.
  LateRooms(House& house, const Shard& shard, Subscribers& subscribers, const Epoch& epoch)
      : house_(house), shard_(shard), subscribers_(subscribers), epoch_(epoch) {}

  // The room begins with this one (History::begin_with).
  void begin_with(const room::Room& room, std::uint64_t state_hash);
  // This has happened in the room so long ago; the first of it says which rooms there are.
  void add(const EventBatch& batch, std::uint64_t age_ms);
  void add(const v1::Presence& presence);
  // As LateRoom does, each.
  void assume_players();
  void set_clock(const room::Room& room, std::uint64_t room_ms, bool running);
  void begin_clock(const room::Room& room, std::uint64_t room_ms);
  // Brings forward what is due, now and later, while `owner`, of which this is a part, is there.
  void watch(const std::weak_ptr<void>& owner, const Guard& guard);
  void stop();

  void forget_rooms();  // as History does

  // The room as somebody who follows it at this moment sees it; null with kNow.
  LateRoom* find(Moment moment);
  std::uint64_t now_ms() const { return house_.ports.clock.steady_ms(); }
  // Of a room whose watchers see it late: as this watcher of it has it before them. Else nothing.
  std::optional<room::Room> seen_by(MemberNo member, const room::Identity& who);

 private:
  struct Followed {
    LateRoom room;
    Alarm due = {};
    bool busy = false;  // what is due is being taken in
  };

  void make(const room::Room& room);
  void watch(Followed& late, const std::weak_ptr<void>& owner, const Guard& guard);
  void advance(Followed& late, const std::weak_ptr<void>& owner, const Guard& guard);
  void publish(Followed& late, Unfolded read);

  House& house_;
  const Shard& shard_;
  Subscribers& subscribers_;
  const Epoch& epoch_;
  std::list<Followed> rooms_;  // as what reads for them points at them
};

}  // namespace gridmates::actors
