// The model: everything a face draws, made of the server's frames alone. Owned by a Client, read by
// its face in the same thread. reduce() is pure: no I/O, no clock, no random.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "client/core/notice.h"
#include "gridmates/v1/frames.pb.h"

namespace gridmates::client {

// Where the connection stands.
enum class Link {
  kIdle,        // not started
  kConnecting,  // also hello and signing in
  kOnline,      // signed in
  kWaiting,     // lost; tried again by itself
  kStopped,     // never again
};

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
  v1::MatchDelta before;       // the cells that the latest move changed, as they were before it
  std::deque<v1::Event> feed;  // the latest kMaxFeed, and talk from before; only moves with deltas
  std::uint64_t room_time_ms = 0;             // room time ...
  std::uint64_t room_time_at_ms = 0;          // ... when the local clock showed this
  std::uint64_t vote_ends_at_ms = 0;          // of the open vote, by the local clock; 0: never
  std::uint64_t last_client_seq = 0;          // highest recorded, from SyncDone
  std::uint32_t follows = 0;                  // the racer whose board alone is shown; 0: none
  std::uint32_t boards_tried = 0;             // for the next one; 0: none is known to be made
  std::map<std::uint32_t, v1::Right> rights;  // what you may do, by kind of action

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
  // How late the room is shown, in seconds; of a player who is followed at least.
  std::uint32_t late_s() const;
  // Whose move an event is: of one that players have voted for it is not who has voted last.
  std::uint32_t mover(const v1::Event& moved) const;
  // What is said of a member's presence, or of all: who is away, from this local time on. Returns
  // the rating that was known of them before; 0: none.
  std::uint32_t take_presence(const v1::Presence& told, std::uint64_t now_ms);
  void note_presence(std::uint64_t now_ms);
  // Since when who is away counts anew from what the server has said: it may have restarted, or
  // they may have come and gone meanwhile.
  void forget_absences();
  // How long the open vote stays open from now on; 0: until it is answered.
  void time_vote(std::uint32_t left_ms, std::uint64_t now_ms) {
    vote_ends_at_ms = left_ms == 0 ? 0 : now_ms + left_ms;
  }
  // You are host; you have a seat.
  bool hosting() const { return you != 0 && view.head().host() == you; }
  bool seated() const;
  bool has_computer() const;  // on a seat
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

// The search for an opponent. It is taken up again by itself after a lost connection.
struct Search {
  v1::CreateRoom room;         // that is wanted
  std::uint64_t since_ms = 0;  // by the local clock
  std::uint32_t computer = 0;  // the level of one that would play instead; 0: not offered
};

struct Model {
  Link link = Link::kIdle;
  std::string name;               // as the server knows you; empty until signed in
  std::string server;             // the server's name and version, from Welcome
  std::uint64_t retry_at_ms = 0;  // while kWaiting: when the next attempt begins
  std::optional<Room> room;       // the current room, as far as it has been seen
  std::optional<Search> search;
  google::protobuf::RepeatedPtrField<v1::GameFacts> games;  // of this server, from Welcome
  v1::RoomList rooms;  // the latest answers to the list requests
  v1::PackList packs;
  v1::PuzzleList puzzles;
  v1::PlayerPage player;
  v1::DailyList dailies;
  std::uint64_t dailies_at_ms = 0;                      // the local clock when they came
  std::map<std::string, v1::Leaderboard> leaderboards;  // by game
  std::uint64_t hash_mismatches = 0;  // must stay 0: what this client saw was not what was sent
  std::uint64_t gaps = 0;             // events that came too early, each followed by a resume

  // The facts of a game; null for one that the server does not have.
  const v1::GameFacts* facts(std::string_view game) const;
};

// What a frame makes necessary.
enum class Need {
  kNothing,
  kResume,      // from the position that the room has
  kStartAfresh  // the view cannot be trusted: resume from nothing
};

// Whether a match comes with its cells: of a rival's match in a race only counts come.
bool shows_board(const v1::MatchView& match);
// The player that a member is in a match; null when in none.
const v1::MatchPlayer* player_of(const v1::MatchView& match, std::uint32_t member);

// Takes one frame into the model and tells `sink` what changed, in order; `sink` is called after
// each event with the model as it is after that event. Frames about rooms other than `room_code`
// are ignored. `now_ms` is the local steady clock.
Need reduce(Model& model, const std::string& room_code, const v1::ServerFrame& frame,
            std::uint64_t now_ms, const NoticeSink& sink);

}  // namespace gridmates::client
