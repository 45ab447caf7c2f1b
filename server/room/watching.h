// Who watches a room and how late, and what players hear of them. Pure; any thread.
#pragma once

#include <cstdint>

#include "server/room/room.h"

namespace gridmates::room {

// Whether, while a match is on, players are not to hear what those say who do not play.
bool keeps_talk_while_on(const Facts& facts);

class Watching {
 public:
  explicit Watching(const Room& room) : room_(room), facts_(room.facts_) {}

  // How late a member without a seat sees the room, in milliseconds; 0: as it is.
  std::uint64_t delay_ms() const;
  // Whether this player, member or not yet, sees it so late.
  bool is_late(PlayerId player) const;
  // How late a watcher sees the board of one player of a race; 0: there are no such boards here.
  std::uint64_t follow_delay_ms() const;
  // Somebody who would see the room as `viewer`, and follows the board of this player of the race;
  // the same as before where there is none.
  core::Viewer following(core::Viewer viewer, Seat whom) const;
  // The room as it would be if this member of a later time had been there and watched.
  Room with_watcher(MemberNo number, const Identity& who) const;

  // Whether this member has a seat; and whether they play: have one, and are not done with a race
  // that is on.
  bool sits(MemberNo member) const;
  bool plays(MemberNo member) const;
  // Whether players are not to hear just now what those say who do not play: in a race, in a rated
  // match, and where watchers see the room late, from the start of the match to its end; and
  // whether that is such talk.
  bool keeps_talk() const;
  bool keeps(const Event& talk) const;
  // Whether players do not see just now where watchers point, whom they invite and what they are
  // called: while their talk is kept, and in a daily before its end.
  bool hides_watchers() const;
  // Whether this is a member who is not to hear and see that.
  bool is_kept_from(MemberNo member) const { return hides_watchers() && plays(member); }
  // Whether such an event is one of who does not play, but for coming and going.
  bool hides(const Event& event) const;
  // What a watcher is called then: "#5".
  static Name hidden_name(MemberNo watcher);
  // What has been kept from them in the match, oldest first, once that has ended.
  const KeptTalk& kept() const { return *facts_.kept_talk; }

  // Part of Room::evolve, behind the event.
  static void note(const Event& event, const State& state, Facts& facts);

 private:
  const Room& room_;
  const Facts& facts_;
};

}  // namespace gridmates::room
