// The bounds of what people do among themselves. Include limits.h instead.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gridmates::limits {

inline constexpr std::size_t kInvited = 64;            // of a room, not yet come; the latest
inline constexpr std::size_t kOfOneName = 4;           // players whom one invitation goes to
inline constexpr std::uint32_t kInvitationCost = 10;   // of a credit of their own, one a second ...
inline constexpr std::uint32_t kInvitationBurst = 50;  // ... of which this many can be saved up
inline constexpr std::uint16_t kCapMinutes = 1'440;    // of a race, at most
inline constexpr std::uint32_t kClockS = 1'209'600;    // of a player, at most: two weeks
inline constexpr std::uint32_t kDayS = 86'400;         // with as much a match is by correspondence
// A match of two without clocks ends when nobody has been connected for 30 days.
inline constexpr std::uint32_t kDesertedTurnsMs = 2'592'000'000;
inline constexpr std::size_t kTakenBack = 8;            // moves of two players, in a row at most
inline constexpr std::uint32_t kClaimAfterMs = 60'000;  // away: the other player may claim the win
inline constexpr std::uint16_t kIncrementS = 600;       // that a turn adds to it, at most
// Who looks for an opponent: how far apart two ratings may be at first, and by how much more a
// second.
inline constexpr double kQueueReach = 100;
inline constexpr double kQueueReachPerSecond = 20;
inline constexpr std::uint32_t kQueueAskMs = 100;          // between two looks at the queue
inline constexpr std::uint32_t kQueueFreshMs = 3'000;      // without a look nobody is paired
inline constexpr std::uint32_t kQueueKeptMs = 60'000;      // a match for somebody who is gone
inline constexpr std::uint32_t kQueueComputerMs = 30'000;  // then a computer is offered
inline constexpr std::uint32_t kChangeNameCost = 9;        // more than another frame

}  // namespace gridmates::limits
