// What has happened in a room. Events are numbered, never change and are never refused. The journal
// keeps their canonical bytes, so nothing here may change its layout without a new version and an
// upcaster. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <tuple>
#include <variant>

#include "engine/core/bytes.h"
#include "engine/core/rules.h"
#include "engine/core/trailing.h"
#include "server/base/ids.h"
#include "server/base/limits.h"
#include "server/room/event_boards.h"  // IWYU pragma: export
#include "server/room/event_people.h"  // IWYU pragma: export
#include "server/room/event_votes.h"   // IWYU pragma: export

namespace gridmates::room {

// How a match ended, as the state chart names it.
enum class Result : std::uint8_t {
  kSolved,
  kUnsolved,
  kLost,
  kFirstWon,
  kSecondWon,
  kDrawn,
  kAbandoned,
  kLast = kAbandoned,
};

// New ones are added at the end.
enum class EndCause : std::uint8_t {
  kMove,
  kResigned,
  kStopped,
  kLeft,
  kDeserted,
  kKicked,
  kCap,
  kAgreed,
  kTime,
  kClaimed,
  kLast = kClaimed
};

struct RoomOpened {
  RoomCode code;
  core::Text<32> game;
  std::uint16_t rules_version = 1;
  core::Table table = core::Table::kCoop;
  std::uint8_t chairs = 1;
  std::uint8_t chairs_needed = 1;
  bool private_room = false;
  static constexpr auto fields(auto& s) {
    return std::tie(s.code, s.game, s.rules_version, s.table, s.chairs, s.chairs_needed,
                    s.private_room);
  }
  friend bool operator==(const RoomOpened&, const RoomOpened&) = default;
};

struct MatchStarted {
  std::uint32_t match = 1;  // from 1
  // The members by their number in the match (core::Seat); the first one begins.
  core::List<MemberNo, core::kMaxSeats> players;
  static constexpr auto fields(auto& s) { return std::tie(s.match, s.players); }
  friend bool operator==(const MatchStarted&, const MatchStarted&) = default;
};

struct Moved {
  Seat seat;  // the player's number in the match; at a race also that of the match
  core::Blob<limits::kMoveBytes> move;
  static constexpr auto fields(auto& s) { return std::tie(s.seat, s.move); }
  friend bool operator==(const Moved&, const Moved&) = default;
};

// At a versus table: takes the last moves back; the player of the first of them moves again.
struct MovesTakenBack {
  std::uint8_t moves = 1;  // 1 to limits::kTakenBack
  // Takes back what these turns added to the clocks; in older journals that stayed.
  core::Trailing<bool> increments = {};
  static constexpr auto fields(auto& s) { return std::tie(s.moves, s.increments); }
  friend bool operator==(const MovesTakenBack&, const MovesTakenBack&) = default;
};

// At a race: the player stops racing.
struct GaveUp {
  Seat seat;
  static constexpr auto fields(auto& s) { return std::tie(s.seat); }
  friend bool operator==(const GaveUp&, const GaveUp&) = default;
};

struct MatchPaused {
  static constexpr auto fields(auto&) { return std::tie(); }
  friend bool operator==(const MatchPaused&, const MatchPaused&) = default;
};

struct MatchUnpaused {
  static constexpr auto fields(auto&) { return std::tie(); }
  friend bool operator==(const MatchUnpaused&, const MatchUnpaused&) = default;
};

struct MatchEnded {
  Result result = Result::kUnsolved;
  EndCause cause = EndCause::kMove;
  static constexpr auto fields(auto& s) { return std::tie(s.result, s.cause); }
  friend bool operator==(const MatchEnded&, const MatchEnded&) = default;
};

struct RoomClosed {
  static constexpr auto fields(auto&) { return std::tie(); }
  friend bool operator==(const RoomClosed&, const RoomClosed&) = default;
};

// After MatchPaused, once a match: a player paused or was away, and the run will say so. Not
// written if the server was away.
struct MatchInterrupted {
  static constexpr auto fields(auto&) { return std::tie(); }
  friend bool operator==(const MatchInterrupted&, const MatchInterrupted&) = default;
};

// New kinds are added at the end.
using Happening =
    std::variant<RoomOpened, MemberJoined, MemberLeft, SeatTaken, SeatLeft, HostPassed, BoardChosen,
                 MatchStarted, Moved, MatchPaused, MatchUnpaused, MatchEnded, Said, RoomClosed,
                 GaveUp, MatchInterrupted, VoteOpened, Voted, VoteClosed, PuzzleRead, RoomLocked,
                 RoomUnlocked, Invited, MemberRenamed, Emoted, ReadyChanged, CapSet, DailyOpened,
                 WatchingSet, ClocksSet, RatedSet, OpenerSet, MovesTakenBack, SeriesSet>;

struct Event {
  static constexpr std::uint8_t kVersion = 1;
  Seq seq;
  std::uint64_t room_ms = 0;  // room time: milliseconds played in the current match
  std::int64_t wall_ms = 0;
  MemberNo by;  // the acting member; 0: the room itself
  Happening what;
  static constexpr auto fields(auto& s) {
    return std::tie(s.seq, s.room_ms, s.wall_ms, s.by, s.what);
  }
  friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace gridmates::room
