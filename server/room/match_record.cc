#include "server/room/match_record.h"

#include <cassert>

namespace gridmates::room {

std::optional<Seat> MatchRecord::seat_of(MemberNo member) const {
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].member == member) return Seat(static_cast<std::uint8_t>(i));
  }
  return std::nullopt;
}

bool MatchRecord::admit(const Member& member) {
  return seat_of(member.number) || players.push({member.number, member.player, member.name, 0});
}

Result result_of(const core::Outcome& outcome) {
  using Kind = core::Outcome::Kind;
  assert(outcome.over());
  switch (outcome.kind) {
    case Kind::kSolved:
      return Result::kSolved;
    case Kind::kLost:
      return Result::kLost;
    case Kind::kWon:
      return outcome.winner == Seat(0) ? Result::kFirstWon : Result::kSecondWon;
    case Kind::kDrawn:
      return Result::kDrawn;
    case Kind::kPlaying:
      break;
  }
  return Result::kUnsolved;
}

}  // namespace gridmates::room
