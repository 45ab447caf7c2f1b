// Computers that take seats: players whose ids are apart from those of people and contain level and
// seat. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/computer_player.h"
#include "server/base/ids.h"

namespace gridmates {

// Their name, followed by the level; people cannot have it.
inline constexpr std::string_view kComputerName = "computer ";

// People's ids are rows of a table and stay below this.
inline constexpr std::uint64_t kFirstComputer = std::uint64_t{1} << 62;

constexpr bool is_computer(PlayerId player) { return player.value >= kFirstComputer; }

// The computer of this level on that seat; all computers in a room have different ids.
constexpr PlayerId computer_player(core::Level level, Chair chair) {
  return PlayerId(kFirstComputer + static_cast<std::uint64_t>(level) * 256 + chair.value);
}

// 0: a person.
constexpr std::uint8_t level_of(PlayerId player) {
  constexpr std::uint64_t kSeats = 256;
  return is_computer(player) ? static_cast<std::uint8_t>(player.value / kSeats % kSeats) : 0;
}

}  // namespace gridmates
