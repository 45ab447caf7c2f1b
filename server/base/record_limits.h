// The limits of answers about finished matches; part of limits.h.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gridmates::limits {

// Leaderboards
inline constexpr std::size_t kLeaderboardBoards = 50;       // in one answer
inline constexpr std::size_t kBoardsLookedThrough = 5'000;  // for a query with a filter
inline constexpr std::uint32_t kLeaderboardLines = 100;     // of one board in it ...
inline constexpr std::size_t kLeaderboardInAll = 1'000;     // ... and of all its boards together
inline constexpr std::uint32_t kPlacesCounted = 10'000;     // to give a line its place
inline constexpr std::size_t kTeamsOfPlayer = 256;  // looked at to find a player's best line

// What a player has played
inline constexpr std::size_t kMatchesSummed = 5'000;  // the latest
inline constexpr std::size_t kPlayedKinds = 20;       // of a game
inline constexpr std::uint32_t kPastMatches = 100;    // listed
inline constexpr std::size_t kNamesakes = 100;        // players of one name that can be told apart

// Ratings
inline constexpr std::size_t kRatedVariants = 8;  // of a game or of a player, in one answer
inline constexpr std::size_t kRatingPoints = 60;  // of a player's history: the latest ones
inline constexpr std::size_t kOpponents = 20;     // of a player: those met most often

static_assert(kLeaderboardBoards <= kLeaderboardInAll, "every board has a line");

}  // namespace gridmates::limits
