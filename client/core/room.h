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

// The minimum delay with which a racer is followed, in seconds.
inline constexpr std::uint32_t kFollowDelayS = 30;

// One room as this client sees it; its position is (code, epoch, seq).
struct Room {
  std::string code;
  std::uint64_t epoch = 0;
  std::uint64_t seq = 0;  // the last event applied
  bool live = false;      // synchronised on this connection; if false, the view may be old
  v1::RoomView view;      // the room, its members and matches; deltas are applied to it
  std::uint32_t you = 0;  // this client's member number
  std::map<std::uint32_t, v1::Presence> presence;  // by member number
  // The local time since which a member is known to be away, by number.
  std::map<std::uint32_t, std::uint64_t> away_since_ms;
  std::map<std::uint32_t, std::string> names;  // of all members ever seen here, by number
  std::optional<v1::DailyOpened> daily;        // the daily that is played here
  v1::MatchDelta before;  // the cells that the latest move changed, as they were before it
  std::optional<v1::Vote> dropped_vote;  // the vote that the latest event ended without a result
  Earlier earlier;                       // of the current match, for watchers
  std::deque<v1::Event> feed;         // at most kMaxFeed, also older talk; only moves have deltas
  std::uint64_t room_time_ms = 0;     // room time ...
  std::uint64_t room_time_at_ms = 0;  // ... when the local clock showed this
  std::uint64_t vote_ends_at_ms = 0;  // of the open vote, by the local clock; 0: never
  std::uint64_t last_client_seq = 0;  // highest recorded, from SyncDone
  std::uint32_t follows = 0;          // the racer whose board alone is shown; 0: none
  std::uint32_t late_s = 0;           // the delay in seconds of what is shown
  std::uint32_t boards_tried = 0;     // for the next board; 0: none in progress
  std::map<std::uint32_t, v1::Right> rights;  // what you may do, by kind of action
  // Of a paused match with clocks: the remaining time in milliseconds, by member.
  std::map<std::uint32_t, std::uint64_t> stopped_clocks;

  // running(): a match is being played. match_is_on(): it has begun and not ended; may be paused.
  bool running() const;
  bool match_is_on() const;
  // Whether you are the only player of a puzzle, so that nobody waits for you.
  bool is_solo() const;
  // Room time at the local time `now_ms`; it stands still while the room is not live, and while a
  // match waits for its first move.
  std::uint64_t time_ms(std::uint64_t now_ms) const;
  // The member with this number, or null if there is none (any more).
  const v1::Member* member(std::uint32_t number) const;
  // The member with this name, else the only one whose name differs only in case; or null.
  const v1::Member* member(const std::string& name) const;
  // A name for people, also of former members; "the room" for 0, "somebody" if unknown; unescaped.
  std::string name_of(std::uint32_t number) const;
  // Whose move an event is: of a move by vote, the event's member is only the last voter.
  std::uint32_t mover(const v1::Event& moved) const;
  // Stores a member's presence and updates who is away, from this local time on. Returns the rating
  // known of the member before; 0: none.
  std::uint32_t take_presence(const v1::Presence& told, std::uint64_t now_ms);
  void note_presence(std::uint64_t now_ms);
  // Drops the local times of absences for which the server has sent its own: it may have restarted,
  // or members may have come and gone meanwhile.
  void forget_absences();
  // Learns names from the event, or from the view.
  void learn_names(const v1::Event& event);
  void learn_names();
  // The time that a player of the current match has left at this room time, in milliseconds.
  std::uint64_t clock_ms(const v1::MatchPlayer& player, std::uint64_t at_ms) const;
  // Stores the clocks' times when the match is paused; its board is still shown.
  void stop_clocks(std::uint64_t at_ms);
  // Sets when the open vote ends, this time from now; 0: it stays open until it is answered.
  void time_vote(std::uint32_t left_ms, std::uint64_t now_ms) {
    vote_ends_at_ms = left_ms == 0 ? 0 : now_ms + left_ms;
  }
  // You are the host; you have a seat.
  bool hosting() const { return you != 0 && view.head().host() == you; }
  bool seated() const;
  bool has_computer() const;      // on a seat
  bool computer_to_move() const;  // where players take turns
  // Whether a member is connected, as computers always are.
  bool is_here(std::uint32_t member) const;
  // Why the room would refuse your action of this kind at room time `time_ms`; null if you have the
  // right to it, or nothing is known about it.
  const v1::Error* refuses(v1::Action::ActCase kind, std::uint64_t time_ms) const;
  // The room time from which you may; nullopt if that depends on an event.
  std::optional<std::uint64_t> may_from_ms(v1::Action::ActCase kind) const;
  // The match that you play, or else the first whose board you see, or the first; null if there is
  // none (waiting, paused).
  const v1::MatchView* match() const;
  // Your player number in it, if you play.
  std::optional<std::uint32_t> player() const;
};

// Whether a match has its cells: for rivals' matches in a race only counts are sent.
bool shows_board(const v1::MatchView& match);
// The player entry of a member in a match, or null.
const v1::MatchPlayer* player_of(const v1::MatchView& match, std::uint32_t member);

}  // namespace gridmates::client
