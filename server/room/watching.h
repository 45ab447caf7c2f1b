// Watchers: how late they see the room, and what players may know of them. Pure; any thread.
#pragma once

#include <cstdint>

#include "server/room/room.h"

namespace gridmates::room {

// Whether players do not see the talk of non-players while a match is on.
bool keeps_talk_while_on(const Facts& facts);

class Watching {
 public:
  explicit Watching(const Room& room) : room_(room), facts_(room.facts_) {}

  // The delay with which members without a seat see the room, in milliseconds; 0: none.
  std::uint64_t delay_ms() const;
  // Whether this player sees the room with that delay; they need not be a member.
  bool is_late(PlayerId player) const;
  // The delay of watching one player's board in a race, in milliseconds; 0: this is not a race.
  std::uint64_t follow_delay_ms() const;
  // `viewer`, but following the board of this player of a race; unchanged for players, and if there
  // is no such board.
  core::Viewer following(core::Viewer viewer, Seat whom) const;
  // The room as if this member, who came later, had been there watching.
  Room with_watcher(MemberNo number, const Identity& who) const;

  // Whether this member has a seat; and whether they play: have a seat, and are not done with a
  // race.
  bool sits(MemberNo member) const;
  bool plays(MemberNo member) const;
  // Whether players do not see the talk of non-players now: from start to end of a match that is a
  // race, or rated, or has delayed watchers; and whether this event is such talk.
  bool keeps_talk() const;
  bool keeps(const Event& talk) const;
  // Whether cursors, invitations and names of watchers are hidden from players now: while their
  // talk is hidden, and in a daily before its end.
  bool hides_watchers() const;
  // Whether they are hidden from this member.
  bool is_kept_from(MemberNo member) const { return hides_watchers() && plays(member); }
  // Whether this event is hidden from players: talk, or an invitation, by a non-player.
  bool hides(const Event& event) const;
  // The name of a watcher while names are hidden: "#5".
  static Name hidden_name(MemberNo watcher);
  // The talk that was hidden in the match, oldest first, for when it has ended.
  const KeptTalk& kept() const { return *facts_.kept_talk; }

  // Part of Room::evolve, after the event.
  static void note(const Event& event, const State& state, Facts& facts);

 private:
  const Room& room_;
  const Facts& facts_;
};

}  // namespace gridmates::room
