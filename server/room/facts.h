// What all states of a room share (its people, its board, its place in the journal), and the
// queries that commands make on it. A value, owned by its Room; one thread at a time.
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
  Seq opened;  // the VoteOpened
  core::List<Ballot, core::kMaxSeats> ballots;

  // How the member has voted; null when they have not.
  const Ballot* ballot_of(MemberNo member) const;
  static constexpr auto fields(auto& self) {
    return std::tie(self.about, self.by, self.asker, self.opened, self.ballots);
  }
  friend bool operator==(const OpenVote&, const OpenVote&) = default;
};

// Talk of a watcher, or of a player done with the race, hidden from players until the match ends.
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
// Bounds of the kept talk, in entries and in bytes of text, so that an event has room for it.
inline constexpr std::size_t kKeptTalk = 30;
inline constexpr std::size_t kKeptTalkBytes = 4'096;
using KeptTalk = core::List<KeptSaid, kKeptTalk>;

struct Facts {
  core::Shared<RoomOpened> room;
  core::Shared<core::List<Member, limits::kMembers>> members;  // in order of their numbers
  core::Shared<core::List<PlayerId, limits::kKicked>> kicked;  // banned from coming back
  std::uint16_t members_ever = 0;                              // the highest number given out
  MemberNo host;                                               // 0: nobody is left
  core::Shared<BoardChosen> board;                             // the one on the table
  Chair opener{1};                   // the player on it begins the next match
  std::uint32_t match = 0;           // the number of the last match; 0 before the first
  Seq head;                          // the last event; 0: not opened yet
  std::uint64_t room_ms = 0;         // of the last event
  const core::Game* game = nullptr;  // looked up by id when the room opened; not folded
  RecentWrites recent;               // not folded
  Seq vote_ended;                    // not folded: the event that ended the last vote
  // Not in the first state hash, which is older than these members.
  PlayerId creator;  // the first member
  // Hashes of the puzzles that matches have begun with, oldest first.
  core::SharedList<std::uint64_t, limits::kPuzzlesKnown> puzzles;
  std::optional<OpenVote> vote;
  core::Shared<Arrangements> arranged;
  std::optional<DailyOpened> daily;
  WatchingSet watching;
  std::optional<ClocksSet> clocks;
  bool rated = false;
  core::Shared<Series> series;       // at a versus table; hashed if it has a length
  core::Shared<KeptTalk> kept_talk;  // of the last match; in no state hash
  PlayerId renews_for;  // asker of the passed vote for a new board, until it is there; 0: none

  static constexpr auto fields(auto& self) {
    return std::tie(self.room, self.members, self.kicked, self.members_ever, self.host, self.board,
                    self.opener, self.match, self.head, self.room_ms);
  }

  // The member with this number, this player id or this chair; null if there is none.
  const Member* find(MemberNo number) const;
  const Member* member_of(PlayerId player) const;
  const Member* at(Chair chair) const;

  void set_chair(MemberNo number, Chair chair);
  void set_ready(MemberNo member, bool ready);
  // On another board, when somebody sits down, and when the match begins.
  void nobody_is_ready();

  bool is_host(const Member& member) const { return member.number == host; }
  bool is_kicked(PlayerId player) const;
  // Whether this member is the only one on a seat.
  bool is_only_player(const Member& member) const;
  // That member; null if several sit, or nobody.
  const Member* only_player() const;
  // Whether a member other than `but_for` has this name or one that looks like it
  // (server/base/folded.h).
  bool name_taken(std::string_view name, const Member* but_for = nullptr) const;

  // Whether remember_puzzle() has kept this board; others count as new.
  bool has_played(const BoardChosen& chosen) const;
  // Called when a match begins. Boards that a game without a puzzle table generates are not kept.
  void remember_puzzle();

  std::uint8_t seated() const;  // chairs that are taken
  std::optional<Chair> free_chair() const;
  // The players of the next match in order of their seats: by chair, beginning with the opener's.
  core::List<MemberNo, core::kMaxSeats> line_up() const;
  // Puts another board on the table. The other chair begins if `chosen.again`, else the first,
  // unless OpenerSet follows.
  void take_board(const BoardChosen& chosen);
  // The chair that begins when the sides are swapped.
  Chair other_opener() const { return opener == Chair(1) ? Chair(2) : Chair(1); }
  void end_vote(Seq with);  // `with` ends the open vote
  // The next host when this member goes: the first other person on a seat by number, else the first
  // who watches; null if there is none.
  const Member* heir_of(const Member& leaving) const;
};

}  // namespace gridmates::room
