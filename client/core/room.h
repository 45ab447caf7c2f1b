// A room as this client sees it. A plain value; one thread at a time.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>

#include "client/core/earlier.h"
#include "gridmates/v1/frames.pb.h"

namespace gridmates::client {

// How late a racer is followed at the earliest, in seconds.
inline constexpr std::uint32_t kFollowDelayS = 30;

// One room as this client sees it; a position is (code, epoch, seq).
struct Room {
  std::string code;
  std::uint64_t epoch = 0;
  std::uint64_t seq = 0;  // the last event applied
  bool live = false;      // synchronised on this connection; false: what is shown may be old
  v1::RoomView view;      // the room, its members and matches; deltas are applied to it
  std::uint32_t you = 0;  // this client's member number
  std::map<std::uint32_t, v1::Presence> presence;  // by member number
  // Since when, by the local clock, a member is known to be away, by number.
  std::map<std::uint32_t, std::uint64_t> away_since_ms;
  std::map<std::uint32_t, std::string> names;  // of everybody ever seen here, by number
  std::optional<v1::DailyOpened> daily;        // that is played here
  v1::MatchDelta before;  // the cells that the latest move changed, as they were before it
  std::optional<v1::Vote> dropped_vote;  // that the latest event has ended without a result
  Earlier earlier;                       // of the match that is on, for who watches it
  std::deque<v1::Event> feed;  // the latest kMaxFeed, and talk from before; only moves with deltas
  std::uint64_t room_time_ms = 0;             // room time ...
  std::uint64_t room_time_at_ms = 0;          // ... when the local clock showed this
  std::uint64_t vote_ends_at_ms = 0;          // of the open vote, by the local clock; 0: never
  std::uint64_t last_client_seq = 0;          // highest recorded, from SyncDone
  std::uint32_t follows = 0;                  // the racer whose board alone is shown; 0: none
  std::uint32_t late_s = 0;                   // how many seconds ago it was as it is shown
  std::uint32_t boards_tried = 0;             // for the next one; 0: none is known to be made
  std::map<std::uint32_t, v1::Right> rights;  // what you may do, by kind of action
  // Of a match with clocks that is paused: what is left, in milliseconds, by member.
  std::map<std::uint32_t, std::uint64_t> stopped_clocks;

  // A match is being played; it has begun and not ended, and may be paused.
  bool running() const;
  bool match_is_on() const;
  // A puzzle that nobody else plays: a player who looks away keeps nobody waiting.
  bool is_solo() const;
  // Room time when the local clock shows `now_ms`; it stands still while the room is not live, and
  // until the first move of a match whose board waits for it.
  std::uint64_t time_ms(std::uint64_t now_ms) const;
  // The member of this number, or null when nobody has it (any more).
  const v1::Member* member(std::uint32_t number) const;
  // The member of this name, else the only one whose name differs from it in case alone; or null.
  const v1::Member* member(const std::string& name) const;
  // A name for people: also of members who have left; "somebody" for nobody. Not escaped.
  std::string name_of(std::uint32_t number) const;
  // Whose move an event is: of one that players have voted for it is not who has voted last.
  std::uint32_t mover(const v1::Event& moved) const;
  // What is said of a member's presence, or of all: who is away, from this local time on. Returns
  // the rating that was known of them before; 0: none.
  std::uint32_t take_presence(const v1::Presence& told, std::uint64_t now_ms);
  void note_presence(std::uint64_t now_ms);
  // Since when who is away counts anew from what the server has said: it may have restarted, or
  // they may have come and gone meanwhile.
  void forget_absences();
  // Names that the event, or the view, tells.
  void learn_names(const v1::Event& event);
  void learn_names();
  // What a player of the match that is shown has left at this room time, in milliseconds.
  std::uint64_t clock_ms(const v1::MatchPlayer& player, std::uint64_t at_ms) const;
  // The match is paused at this room time; its board is still shown.
  void stop_clocks(std::uint64_t at_ms);
  // How long the open vote stays open from now on; 0: until it is answered.
  void time_vote(std::uint32_t left_ms, std::uint64_t now_ms) {
    vote_ends_at_ms = left_ms == 0 ? 0 : now_ms + left_ms;
  }
  // You are host; you have a seat.
  bool hosting() const { return you != 0 && view.head().host() == you; }
  bool seated() const;
  bool has_computer() const;      // on a seat
  bool computer_to_move() const;  // where players take turns
  // Whether a member is connected, as computers always are.
  bool is_here(std::uint32_t member) const;
  // Why the room would refuse what you ask of this kind when room time is `time_ms`; null when you
  // may ask for it, or nothing is known of it.
  const v1::Error* refuses(v1::Action::ActCase kind, std::uint64_t time_ms) const;
  // The room time from which on you may; nothing when only an event can change that.
  std::optional<std::uint64_t> may_from_ms(v1::Action::ActCase kind) const;
  // The match that you play, or else the first whose board you see, or the first; null while there
  // is none (waiting, paused).
  const v1::MatchView* match() const;
  // Your player number in it, if you play.
  std::optional<std::uint32_t> player() const;
};

// Whether a match comes with its cells: of a rival's match in a race only counts come.
bool shows_board(const v1::MatchView& match);
// The player that a member is in a match; null when in none.
const v1::MatchPlayer* player_of(const v1::MatchView& match, std::uint32_t member);

}  // namespace gridmates::client
