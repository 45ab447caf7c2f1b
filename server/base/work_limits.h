// The bounds of what workers do. Include limits.h instead.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gridmates::limits {

inline constexpr std::size_t kWorkerQueue = 256;        // boards that wait to be made, of which ...
inline constexpr std::size_t kWorkerQueueOfPlayer = 8;  // ... this many for one player
inline constexpr std::uint32_t kLongJobMs = 250;        // what runs longer holds up no others ...
inline constexpr std::size_t kLongJobs = 16;            // ... where no more of that runs
inline constexpr std::uint32_t kProgressMs =
    1'000;  // between two words about how the making of a board goes
inline constexpr std::size_t kUnmetBytes = 400;  // about what a board does not meet

// Boards that are made before they are asked for
inline constexpr std::size_t kReadyBoards = 8;        // of one kind
inline constexpr std::size_t kReadyKinds = 32;        // kinds in all
inline constexpr std::size_t kReadyFailures = 3;      // in a row, before a kind is given up
inline constexpr std::uint32_t kQuietMs = 2'000;      // nobody has moved for this time before one
inline constexpr std::uint32_t kLookAheadMs = 1'000;  // where that was not so, it is looked again

inline constexpr int kDailyAttempts = 4;  // at a board of a day that is to meet its options

}  // namespace gridmates::limits
