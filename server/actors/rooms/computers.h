// The computers of a room that are to move: each chooses a move on a worker from what its own seat
// sees, waits as long as a person might, and then sends the move to the room as a player does. A
// thought about a match that has changed meanwhile is dropped. Nothing is stored: after a restart
// they think again. Owned by a room actor; on its shard's thread alone. Inside server/actors.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/view.h"
#include "server/actors/rooms/history.h"
#include "server/actors/rooms/subscribers.h"
#include "server/actors/shard/alarm.h"
#include "server/actors/shard/house.h"
#include "server/actors/shard/shard.h"

namespace gridmates::actors {

class Computers {
 public:
  using AskRoom = std::function<void(room::Identity, room::Ask)>;

  // All arguments outlive this.
  Computers(House& house, const Shard& shard, const History& history,
            const Subscribers& subscribers)
      : house_(house), shard_(shard), history_(history), subscribers_(subscribers) {}

  // Begins and drops thoughts after a change; this is the room, at this room time. `ask` is called
  // later, on that thread, if `owner`, of which this is a part, still exists.
  void watch(const std::weak_ptr<void>& owner, RoomId room, std::uint64_t room_ms,
             const AskRoom& ask);
  // The pending moves are made as soon as they are chosen. No effect in a race.
  void hurry(const std::weak_ptr<void>& owner);
  void stop() { thoughts_.clear(); }

 private:
  // Owns its alarm, which does nothing once the thought has been dropped.
  struct Thought {
    std::uint64_t number = 0;
    room::MemberView member;
    PlayerId player;
    core::MatchView seen;
    Seat seat = {};
    std::uint64_t match = 0;   // the digest of the match that it plays
    std::uint32_t budget = 0;  // in search nodes
    std::uint64_t due_ms = 0;  // by the steady clock
    std::optional<room::Ask> move = {};
    AskRoom ask;
    Alarm alarm = {};
  };
  using Thoughts = std::vector<std::shared_ptr<Thought>>;

  bool somebody_cares(const room::RoomView& view) const;
  std::shared_ptr<Thought> find(std::uint64_t number) const;
  void begin(const std::weak_ptr<void>& owner, RoomId room, std::shared_ptr<Thought> thought);
  void thought_of(const std::weak_ptr<void>& owner, std::uint64_t number,
                  std::optional<core::Bytes> move);
  void act_when_due(const std::weak_ptr<void>& owner, const std::shared_ptr<Thought>& thought);

  House& house_;
  const Shard& shard_;
  const History& history_;
  const Subscribers& subscribers_;
  Thoughts thoughts_;
  std::uint64_t begun_ = 0;  // the number of thoughts so far
};

}  // namespace gridmates::actors
