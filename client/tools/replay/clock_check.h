// Recomputes the clocks of a match of two from its events. A value; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "client/words/clocks.h"

namespace gridmates::tools {

class ClockCheck {
 public:
  // What a turn that is taken back had added to a clock. Older journals leave it; a replay does not
  // say which applies.
  enum class Increments : bool { kStay, kAreSubtracted };

  // By number in the match.
  ClockCheck(std::array<v1::TurnClock, 2> clocks, Increments increments);

  // A move of this player at that room time, which may end the turn; false: their time was up.
  bool move(std::uint32_t player, std::uint64_t room_ms, bool passes);
  // Moves were taken back at that time, while this player was to move.
  void take_back(std::uint32_t player, std::uint64_t room_ms);
  // With them this player's turn, which had ended. Call it after take_back(), for each in order.
  void take_turn_back(std::uint32_t player);
  // The match ended at that time, while this player was to move.
  void end(std::uint32_t player, std::uint64_t room_ms);
  // Whether this player, who is to move, has no time left.
  bool is_up(std::uint32_t player, std::uint64_t room_ms) const;
  // Whether the view shows these players with these clocks.
  bool shows(const google::protobuf::RepeatedPtrField<v1::MatchPlayer>& players) const;

 private:
  std::array<v1::TurnClock, 2> clocks_;
  Increments increments_;
  std::array<std::uint64_t, 2> left_ms_{};
  std::uint64_t turn_since_ms_ = 0;
};

// The possible assignments of these clocks to the two players, as a replay does not contain who sat
// where, each with both rules for increments. Empty without clocks.
std::vector<ClockCheck> clock_checks(const words::Clocks& clocks);

}  // namespace gridmates::tools
