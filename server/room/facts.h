// What all states of a room share: its people, its board, its place in the journal; and the
// questions that commands ask of them, each answered here alone. A value, owned by its Room; one
// thread at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>

#include "engine/core/game.h"
#include "engine/core/shared.h"
#include "engine/core/shared_list.h"
#include "server/base/ids.h"
#include "server/base/limits.h"
#include "server/room/arrangements.h"
#include "server/room/event.h"
#include "server/room/recent_writes.h"
#include "server/room/series.h"

namespace gridmates::room {

struct Member {
  MemberNo number;
  PlayerId player;
  Name name;
  Chair chair;  // 0: watching

  bool seated() const { return chair != Chair(0); }
  static constexpr auto fields(auto& self) {
    return std::tie(self.number, self.player, self.name, self.chair);
  }
  friend bool operator==(const Member&, const Member&) = default;
};

struct Ballot {
  MemberNo member;
  bool yes = false;
  static constexpr auto fields(auto& self) { return std::tie(self.member, self.yes); }
  friend bool operator==(const Ballot&, const Ballot&) = default;
};

// The vote that is open.
struct OpenVote {
  VoteOpened about;
  MemberNo by;  // who asked; they may have left
  PlayerId asker;
  Seq opened;  // the event
  core::List<Ballot, core::kMaxSeats> ballots;

  // How the member has voted; null when they have not.
  const Ballot* ballot_of(MemberNo member) const;
  static constexpr auto fields(auto& self) {
    return std::tie(self.about, self.by, self.asker, self.opened, self.ballots);
  }
  friend bool operator==(const OpenVote&, const OpenVote&) = default;
};

// What a watcher said, or who was done with the race, kept from the players until the match ends.
struct KeptSaid {
  Seq seq;
  std::int64_t wall_ms = 0;
  MemberNo by;
  Name name;
  core::Text<limits::kChatBytes> text;
  std::optional<Emote> emote;
  static constexpr auto fields(auto& s) {
    return std::tie(s.seq, s.wall_ms, s.by, s.name, s.text, s.emote);
  }
  friend bool operator==(const KeptSaid&, const KeptSaid&) = default;
};
// The latest of it: how much, and how many bytes of text, so that an event has room for it.
inline constexpr std::size_t kKeptTalk = 30;
inline constexpr std::size_t kKeptTalkBytes = 4'096;
using KeptTalk = core::List<KeptSaid, kKeptTalk>;

struct Facts {
  core::Shared<RoomOpened> room;
  core::Shared<core::List<Member, limits::kMembers>> members;  // who is here, by number
  core::Shared<core::List<PlayerId, limits::kKicked>> kicked;  // who may not come back
  std::uint16_t members_ever = 0;                              // the highest number given out
  MemberNo host;                                               // 0: nobody is left
  core::Shared<BoardChosen> board;                             // the one on the table
  Chair opener{1};                   // who sits here comes first in the next match
  std::uint32_t match = 0;           // the number of the last match; 0 before the first
  Seq head;                          // the last event; 0: not opened yet
  std::uint64_t room_ms = 0;         // of the last event
  const core::Game* game = nullptr;  // found by its id when the room opened; not a folded fact
  RecentWrites recent;               // nor is this
  Seq vote_ended;                    // nor is this: the event since which the last vote is over
  // What follows is no part of the first state hash, because journals are older than it is.
  PlayerId creator;  // the first member
  // Hashes of the puzzles that matches have begun with, oldest first.
  core::SharedList<std::uint64_t, limits::kPuzzlesKnown> puzzles;
  std::optional<OpenVote> vote;
  core::Shared<Arrangements> arranged;
  std::optional<DailyOpened> daily;
  WatchingSet watching;
  std::optional<ClocksSet> clocks;
  bool rated = false;
  core::Shared<Series> series;       // at a versus table; in a state hash where it has an end
  core::Shared<KeptTalk> kept_talk;  // of the last match; in no state hash
  PlayerId renews_for;  // whose vote for a new board has passed, until it is there; 0: nobody's

  static constexpr auto fields(auto& self) {
    return std::tie(self.room, self.members, self.kicked, self.members_ever, self.host, self.board,
                    self.opener, self.match, self.head, self.room_ms);
  }

  // Who is it? Null when nobody here is.
  const Member* find(MemberNo number) const;
  const Member* member_of(PlayerId player) const;
  const Member* at(Chair chair) const;

  void set_chair(MemberNo number, Chair chair);
  void set_ready(MemberNo member, bool ready);
  // Another board is there, somebody has sat down, or the match has begun.
  void nobody_is_ready();

  bool is_host(const Member& member) const { return member.number == host; }
  bool is_kicked(PlayerId player) const;
  // Sits at the table, and nobody else does.
  bool is_only_player(const Member& member) const;
  // Who that is; null when several sit, or nobody.
  const Member* only_player() const;
  // Whether somebody here, but for that member, has this name or a twin of it
  // (server/base/folded.h).
  bool name_taken(std::string_view name, const Member* but_for = nullptr) const;

  // Whether a match here has begun with this puzzle. What is no puzzle is always new.
  bool has_played(const BoardChosen& chosen) const;
  // A match begins with the board on the table.
  void remember_puzzle();

  std::uint8_t seated() const;  // chairs that are taken
  std::optional<Chair> free_chair() const;
  // Who plays in the next match, by their number in it: by chair, from the opener's on.
  core::List<MemberNo, core::kMaxSeats> line_up() const;
  // Another board comes on the table: the same one again turns the table round, so that the other
  // begins; a new one begins at the first chair, unless OpenerSet follows.
  void take_board(const BoardChosen& chosen);
  // On which chair sits who begins when the table is turned round.
  Chair other_opener() const { return opener == Chair(1) ? Chair(2) : Chair(1); }
  void end_vote(Seq with);  // the open vote is over with this event
  // Who is host after this member: who sits, then who watches, each by number; nobody when no other
  // person is here.
  const Member* heir_of(const Member& leaving) const;
};

}  // namespace gridmates::room
