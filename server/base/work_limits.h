// The limits of work on workers. Include limits.h instead.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gridmates::limits {

inline constexpr std::size_t kWorkerQueue = 256;        // boards waiting to be made, of which ...
inline constexpr std::size_t kWorkerQueueOfPlayer = 8;  // ... this many for one player
inline constexpr std::uint32_t kLongJobMs = 250;        // a longer job does not hold up others ...
inline constexpr std::size_t kLongJobs = 16;            // ... unless this many such jobs run
inline constexpr std::uint32_t kProgressMs = 1'000;  // between two progress reports about a board
inline constexpr std::size_t kUnmetBytes = 400;      // of what a board fails to meet

// Boards that are made before anybody asks for them
inline constexpr std::size_t kReadyBoards = 8;        // of one kind
inline constexpr std::size_t kReadyKinds = 32;        // kinds in all
inline constexpr std::size_t kReadyFailures = 3;      // in a row, until a kind is given up
inline constexpr std::uint32_t kQuietMs = 2'000;      // without any move, before one is made
inline constexpr std::uint32_t kLookAheadMs = 1'000;  // until the next look, if that was not so

inline constexpr int kDailyAttempts = 4;  // to make a daily's board that meets its options

}  // namespace gridmates::limits
