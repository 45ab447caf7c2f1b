// Faults of a MemoryStore: those of a disk, and bugs of a store.
#pragma once

#include <cstdint>

namespace gridmates::support {

// The outcome of a valid write.
enum class Fault : std::uint8_t {
  kNone,
  kUnavailable,        // nothing written, and answered as such
  kUnknownWritten,     // written, but the outcome is reported as unknown
  kUnknownNotWritten,  // not written, but the outcome is reported as unknown
  kCrashWritten,       // written and never answered: the process is about to end
  kCrashNotWritten,    // neither written nor answered
};

// Bugs that a conformance check has to notice.
enum class Plant : std::uint8_t {
  kSkipsTermCheck,
  kSkipsHeadCheck,
  kKeepsHalfAnAppend,    // writes the batches before the one that is refused
  kTakesStaleChapters,   // of an owner whose term has passed
  kTakesEarlyChapters,   // beyond the head
  kForgetsOlderAnswers,  // a client's row has only the answers of the last write
  kForgetsAnswers,       // remembers no answers when a room is opened again
  kGivesCodesTwice,
  kIgnoresCreationKeys,
  kLosesRuns,
  kLosesClocks,
  kMixesAssisted,  // one leaderboard for assisted and unassisted runs
};

}  // namespace gridmates::support
