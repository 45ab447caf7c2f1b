// Who plays a match, how far they have come in a race, and what they have left to think. Plain
// values; any thread.
#pragma once

#include <cstdint>
#include <tuple>

#include "server/base/ids.h"
#include "server/room/event.h"

namespace gridmates::room {

// Somebody who plays a match, or has played it and left.
struct MatchPlayer {
  MemberNo member;
  PlayerId player;
  Name name;
  std::uint32_t moves = 0;  // accepted ones

  static constexpr auto fields(auto& self) {
    return std::tie(self.member, self.player, self.name, self.moves);
  }
  friend bool operator==(const MatchPlayer&, const MatchPlayer&) = default;
};

// How far a player of a race has come. Times are room time, in milliseconds.
struct Racer {
  std::uint8_t place = 0;             // from 1, never changes; 0: none, or not yet
  std::uint64_t finished_ms = 0;      // with a place: the last move, and what it cost
  std::uint64_t frozen_until_ms = 0;  // no move is taken before
  bool out = false;                   // gave up or went, before the own match was over

  static constexpr auto fields(auto& self) {
    return std::tie(self.place, self.finished_ms, self.frozen_until_ms, self.out);
  }
  friend bool operator==(const Racer&, const Racer&) = default;
};

// What a player at a versus table has left to think. Times are milliseconds.
struct PlayerClock {
  TurnClock set;
  std::uint64_t left_ms = 0;  // when the turn that is on began

  static constexpr auto fields(auto& self) { return std::tie(self.set, self.left_ms); }
  friend bool operator==(const PlayerClock&, const PlayerClock&) = default;
};

}  // namespace gridmates::room
