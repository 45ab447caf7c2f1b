// The clocks of a match of two, as its events let them run. A value; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "client/words/clocks.h"

namespace gridmates::tools {

class ClockCheck {
 public:
  // By number in the match.
  explicit ClockCheck(std::array<v1::TurnClock, 2> clocks);

  // This player has moved at that room time, which may end the turn; false: their time was up.
  bool move(std::uint32_t player, std::uint64_t room_ms, bool passes);
  // Moves are taken back then, while this player is to move.
  void take_back(std::uint32_t player, std::uint64_t room_ms);
  // The match ends then, while this player is to move.
  void end(std::uint32_t player, std::uint64_t room_ms);
  // Whether this player, who is to move, has no time left.
  bool is_up(std::uint32_t player, std::uint64_t room_ms) const;
  // Whether these players have been shown with these clocks.
  bool shows(const google::protobuf::RepeatedPtrField<v1::MatchPlayer>& players) const;

 private:
  std::array<v1::TurnClock, 2> clocks_;
  std::array<std::uint64_t, 2> left_ms_{};
  std::uint64_t turn_since_ms_ = 0;
};

// The ways in which these clocks can be those of the two players: a replay does not say who sits
// where. None without clocks.
std::vector<ClockCheck> clock_checks(const words::Clocks& clocks);

}  // namespace gridmates::tools
