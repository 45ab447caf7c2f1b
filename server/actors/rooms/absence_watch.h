// What a room does by itself when members are away or time is up: a room that nobody follows is
// deserted in the end, an absent host is replaced, a match pauses when its only player is away,
// votes close, a race with a cap or a match with clocks ends, and the new board that a vote has
// decided on is requested. Owned by a room actor; used on the thread of its shard alone. Inside
// server/actors.
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

  // The room, its subscribers and those who are about to be; all of them outlive the watch.
  // `due_ms`: when an unloaded room is deserted, by the steady clock; else 0.
  AbsenceWatch(House& house, const Shard& shard, const History& history,
               const Subscribers& subscribers, const std::vector<Subscribe>& coming,
               std::uint64_t due_ms)
      : house_(house),
        shard_(shard),
        history_(history),
        subscribers_(subscribers),
        coming_(coming),
        due_ms_(due_ms) {}

  // Sets all alarms after a change, at this room time. `ask` is called at once or later, on that
  // thread, if `owner`, of which this is a part, still exists.
  void watch(std::weak_ptr<void> owner, std::uint64_t room_ms, AskRoom ask);
  void stop();
  // This member follows the room, or has done something in it.
  void came(MemberNo member) { have_come_.insert(member); }
  // Whether a command of the room itself still applies when it is decided: it may have waited for
  // the journal, and members may have come meanwhile.
  bool still_holds(const room::Ask& ask, const room::Room& room) const;
  // How long the open vote stays open, in milliseconds; 0 if there is none with a time limit.
  std::uint32_t vote_left_ms() const;
  // How long the other seated member of a versus room has been away, in milliseconds, since the
  // room came into memory, at most limits::kClaimAfterMs; 0: not away.
  std::uint32_t other_away_ms(PlayerId player) const;
  // The same for every member who is away from a versus room.
  std::map<MemberNo, std::uint32_t> away_ms() const;
  // When the room is deserted, by the steady clock, if nobody follows it until then.
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
  std::uint64_t due_ms_;  // used once; from before the room was loaded
  Alarm desertion_;
  std::uint32_t patience_ms_ = 0;  // of desertion_
  std::uint64_t deserted_at_ms_ = 0;
  Alarm host_away_;
  MemberNo awaited_;  // the host for whom host_away_ waits
  Alarm alone_;
  Alarm vote_;
  Seq vote_opened_;                    // the vote of vote_
  std::uint64_t vote_ends_at_ms_ = 0;  // by the steady clock
  Alarm renewal_;
  Alarm time_;                                       // the end of a match by time
  std::uint64_t ends_ms_ = 0;                        // by room time, of time_
  std::map<MemberNo, std::uint64_t> away_since_ms_;  // by the steady clock
  std::set<MemberNo> have_come_;                     // since the room came into memory
};

}  // namespace gridmates::actors
