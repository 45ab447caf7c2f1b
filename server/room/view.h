// A room as one viewer may see it: plain values, from which server/wire makes protobuf. Any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/view.h"
#include "server/base/ids.h"
#include "server/room/event.h"

namespace gridmates::room {

// The state chart's leaves, flat; the wire's RoomState has the same.
enum class Leaf : std::uint8_t {
  kWaiting,
  kTogether,
  kFirstToMove,
  kSecondToMove,
  kPaused,
  kSolved,
  kUnsolved,
  kLost,
  kFirstWon,
  kSecondWon,
  kDrawn,
  kAbandoned,
  kClosed,
};

struct MemberView {
  MemberNo number;
  Name name;
  Chair chair;                // 0: watching
  bool ready = false;         // has said that they are ready for the match
  std::uint8_t computer = 0;  // its level; 0: a person
  friend bool operator==(const MemberView&, const MemberView&) = default;
};

// The vote that is open, with its voters by number in the match.
struct VoteView {
  VoteKind kind = VoteKind::kStop;
  std::string question;  // the game's name for it
  MemberNo by;           // who asked
  std::vector<MemberNo> yes;
  std::vector<MemberNo> no;
  std::vector<MemberNo> waiting;  // voters who have not voted
  friend bool operator==(const VoteView&, const VoteView&) = default;
};

struct HeadView {
  RoomCode code;
  std::string game;
  core::Table table = core::Table::kCoop;
  bool private_room = false;
  Leaf state = Leaf::kWaiting;
  MemberNo host;
  std::uint8_t chairs = 0;
  std::uint8_t chairs_needed = 0;
  // Its `board` bytes are empty: only a MatchView shows a board. While `matches` is empty its
  // `options` are empty too, as they may contain a pasted puzzle, unless the game names a category
  // for them or makes the board from them itself: those may be known before the start.
  std::optional<BoardChosen> board;
  std::uint32_t match = 0;
  bool clock_stands = false;    // a match is played whose board waits for the first move
  std::uint64_t begins_ms = 0;  // of a race that is shown: as in MatchRecord (match_record.h)
  std::optional<VoteView> vote = {};
  bool locked = false;            // nobody new may enter
  std::uint16_t cap_minutes = 0;  // of a race; 0: none
  WatchingSet watching = {};
  core::List<TurnClock, 2> clocks = {};  // by chair, or one for all; none: no clocks
  std::uint64_t turn_since_ms = 0;       // of a match that is shown, with clocks: as in MatchRecord
  std::string rated = {};                // the variant; empty: it is not rated
  std::uint8_t best_of = 0;              // of a versus table: matches of a series; 0: none
  // By chair, as in Series; empty unless the seated players are the two who have scores.
  core::List<std::uint16_t, 2> points = {};
  friend bool operator==(const HeadView&, const HeadView&) = default;
};

struct PlayerView {
  Seat seat;
  MemberNo member;
  Name name;
  // At a race, as in Racer (match_player.h).
  std::uint8_t place = 0;
  std::uint64_t finished_ms = 0;
  std::uint64_t frozen_until_ms = 0;
  bool out = false;
  std::uint64_t clock_ms = 0;  // with clocks: as PlayerClock::left_ms (match_player.h)
  friend bool operator==(const PlayerView&, const PlayerView&) = default;
};

// A player's clock in a paused match.
struct StoppedClock {
  MemberNo member;
  std::uint64_t left_ms = 0;
};

struct MatchSeen {
  std::uint32_t index = 0;
  std::vector<PlayerView> players;
  core::MatchView board;
  friend bool operator==(const MatchSeen&, const MatchSeen&) = default;
};

struct RoomView {
  HeadView head;
  std::vector<MemberView> members;  // by number
  std::vector<MatchSeen> matches;   // empty while waiting or paused; at a race one for each player
  friend bool operator==(const RoomView&, const RoomView&) = default;
};

}  // namespace gridmates::room
