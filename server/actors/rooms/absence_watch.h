// What a room does by itself because people are not there, do not answer or have no time left: a
// room that nobody follows is deserted in the end, a host who is away is replaced, a match pauses
// whose only player has gone, a vote closes and a race with a cap or a match with clocks ends when
// time is up, and the new board that a vote was about is made. Owned by a room actor; used on the
// thread of its shard alone. Inside server/actors.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <vector>

#include "server/actors/rooms/history.h"
#include "server/actors/rooms/subscribers.h"
#include "server/actors/shard/alarm.h"
#include "server/actors/shard/house.h"
#include "server/actors/shard/room_messages.h"

namespace gridmates::actors {

class AbsenceWatch {
 public:
  using AskRoom = std::function<void(room::Ask)>;

  // The room, those who follow it and those who are about to; all of them outlive the watch. When
  // the room is deserted, by the steady clock, if it has been unloaded before; else 0.
  AbsenceWatch(House& house, const Shard& shard, const History& history,
               const Subscribers& subscribers, const std::vector<Subscribe>& coming,
               std::uint64_t due_ms)
      : house_(house),
        shard_(shard),
        history_(history),
        subscribers_(subscribers),
        coming_(coming),
        due_ms_(due_ms) {}

  // Something has changed, at this room time. `ask` is called later, on that thread, if `owner`, of
  // which this is a part, is still there.
  void watch(std::weak_ptr<void> owner, std::uint64_t room_ms, AskRoom ask);
  void stop();
  // This member follows the room, or has done something in it.
  void came(MemberNo member) { have_come_.insert(member); }
  // Whether what the room has asked itself still holds when it is decided: it may have waited for
  // the journal, and people may have come meanwhile.
  bool still_holds(const room::Ask& ask, const room::Room& room) const;
  // How long the open vote stays open, in milliseconds; 0 when none is.
  std::uint32_t vote_left_ms() const;
  // How long the other member on a seat has been away, in milliseconds, since the room came into
  // memory; 0: is here.
  std::uint32_t other_away_ms(PlayerId player) const;
  // The same of everybody who is away from a versus room.
  std::map<MemberNo, std::uint32_t> away_ms() const;
  // When the room is deserted, by the steady clock, while nobody follows it.
  std::uint64_t due_ms() const { return deserted_at_ms_; }

 private:
  void watch_members();
  std::uint32_t away_ms_since(std::uint64_t since_ms) const;
  void watch_desertion(const std::weak_ptr<void>& owner, const AskRoom& ask);
  void watch_host(const std::weak_ptr<void>& owner, const AskRoom& ask);
  void watch_alone(const std::weak_ptr<void>& owner, const AskRoom& ask);
  void watch_vote(const std::weak_ptr<void>& owner, const AskRoom& ask);
  void watch_renewal(const std::weak_ptr<void>& owner, const AskRoom& ask);
  void watch_time(const std::weak_ptr<void>& owner, std::uint64_t room_ms, const AskRoom& ask);
  void say_time_is_up(const std::weak_ptr<void>& owner, const AskRoom& ask);
  void pass_host_on(const AskRoom& ask) const;
  bool is_here(MemberNo member) const;
  bool is_left_alone(const room::Room& room) const;

  House& house_;
  const Shard& shard_;
  const History& history_;
  const Subscribers& subscribers_;
  const std::vector<Subscribe>& coming_;
  std::uint64_t due_ms_;  // once: from before the room was loaded
  Alarm desertion_;
  std::uint32_t patience_ms_ = 0;  // of desertion_
  std::uint64_t deserted_at_ms_ = 0;
  Alarm host_away_;
  MemberNo awaited_;  // by host_away_
  Alarm alone_;
  Alarm vote_;
  Seq vote_opened_;                    // of vote_
  std::uint64_t vote_ends_at_ms_ = 0;  // by the steady clock
  Alarm renewal_;
  Alarm time_;                                       // the end of a match by time
  std::uint64_t ends_ms_ = 0;                        // by room time, of time_
  std::map<MemberNo, std::uint64_t> away_since_ms_;  // by the steady clock
  std::set<MemberNo> have_come_;                     // since the room came into memory
};

}  // namespace gridmates::actors
