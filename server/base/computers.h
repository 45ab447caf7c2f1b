// Computers that take seats: they are players whose ids stand apart from those of people, and say
// how well they play and where they sit. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/computer_player.h"
#include "server/base/ids.h"

namespace gridmates {

// What they are called, with the level behind it; no person is.
inline constexpr std::string_view kComputerName = "computer ";

// The ids of people are rows of a table and stay below.
inline constexpr std::uint64_t kFirstComputer = std::uint64_t{1} << 62;

constexpr bool is_computer(PlayerId player) { return player.value >= kFirstComputer; }

// The computer of this level on that seat; in one room no two are alike.
constexpr PlayerId computer_player(core::Level level, Chair chair) {
  return PlayerId(kFirstComputer + static_cast<std::uint64_t>(level) * 256 + chair.value);
}

// 0: a person.
constexpr std::uint8_t level_of(PlayerId player) {
  constexpr std::uint64_t kSeats = 256;
  return is_computer(player) ? static_cast<std::uint8_t>(player.value / kSeats % kSeats) : 0;
}

}  // namespace gridmates
