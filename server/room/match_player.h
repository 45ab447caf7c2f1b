// A player of a match, their progress in a race, and their clock. Plain values; any thread.
#pragma once

#include <cstdint>
#include <tuple>

#include "server/base/ids.h"
#include "server/room/event.h"

namespace gridmates::room {

// A player of a match, who may have left it.
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

// A player's progress in a race. Times are room time, in milliseconds.
struct Racer {
  std::uint8_t place = 0;             // from 1, never changes; 0: none, or not yet
  std::uint64_t finished_ms = 0;      // with a place: the last move plus its cost
  std::uint64_t frozen_until_ms = 0;  // moves are refused until then
  bool out = false;                   // gave up or left before their own match was over

  static constexpr auto fields(auto& self) {
    return std::tie(self.place, self.finished_ms, self.frozen_until_ms, self.out);
  }
  friend bool operator==(const Racer&, const Racer&) = default;
};

// The clock of a player at a versus table. Times are milliseconds.
struct PlayerClock {
  TurnClock set;
  std::uint64_t left_ms = 0;  // at the start of the current turn

  static constexpr auto fields(auto& self) { return std::tie(self.set, self.left_ms); }
  friend bool operator==(const PlayerClock&, const PlayerClock&) = default;
};

}  // namespace gridmates::room
