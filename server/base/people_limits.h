// The limits of what people do with each other. Include limits.h instead.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gridmates::limits {

inline constexpr std::size_t kInvited = 64;   // kept for a room: the latest who have not come
inline constexpr std::size_t kOfOneName = 4;  // players who get one invitation
inline constexpr std::uint32_t kInvitationCost = 10;   // of a credit of its own, one a second ...
inline constexpr std::uint32_t kInvitationBurst = 50;  // ... with this many saved up at most
inline constexpr std::uint16_t kCapMinutes = 1'440;    // of a race, at most
inline constexpr std::uint32_t kClockS = 1'209'600;    // of a player, at most: two weeks
inline constexpr std::uint32_t kDayS = 86'400;         // from this on a match is by correspondence
// A versus match in which no clock runs ends when nobody has been connected for 30 days.
inline constexpr std::uint32_t kDesertedTurnsMs = 2'592'000'000;
inline constexpr std::size_t kTakenBack = 8;            // moves at a versus table, at most in a row
inline constexpr std::uint32_t kClaimAfterMs = 60'000;  // away; then the opponent may claim the win
inline constexpr std::uint16_t kIncrementS = 600;       // that a turn adds to the clock, at most
// For players looking for an opponent: how far apart two ratings may be at first, and how much this
// grows each second.
inline constexpr double kQueueReach = 100;
inline constexpr double kQueueReachPerSecond = 20;
inline constexpr std::uint32_t kQueueAskMs = 100;          // interval of looks at the queue
inline constexpr std::uint32_t kQueueFreshMs = 3'000;      // without a look: no longer paired
inline constexpr std::uint32_t kQueueKeptMs = 60'000;      // match of a player who is gone
inline constexpr std::uint32_t kQueueComputerMs = 30'000;  // after this a computer is offered
inline constexpr std::uint32_t kChangeNameCost = 9;        // in addition to its frame

}  // namespace gridmates::limits
