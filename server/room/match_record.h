// A match with the people who play it, from its start until the next board is chosen. A value; one
// thread at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/core/game.h"
#include "server/base/ids.h"
#include "server/room/facts.h"

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

struct MatchRecord {
  core::Match match;
  core::List<MatchPlayer, core::kMaxSeats>
      players;  // by Seat, in the order in which they came; never handed on

  // This member's number in the match, if they have one.
  std::optional<Seat> seat_of(MemberNo member) const;
  // Whether this member can play on: has a number, or there is one left.
  bool has_place_for(MemberNo member) const { return seat_of(member) || !players.full(); }
  // Gives the member a number unless they have one; false when there is none left.
  bool admit(const Member& member);
};

// How the match ended, by the game's judgement; it must be over.
Result result_of(const core::Outcome& outcome);

}  // namespace gridmates::room
