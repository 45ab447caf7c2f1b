// What can go wrong with a MemoryStore: as a disk does, and as a store with a bug does.
#pragma once

#include <cstdint>

namespace gridmates::support {

// What becomes of a write that is in order.
enum class Fault : std::uint8_t {
  kNone,
  kUnavailable,        // nothing written, and said so
  kUnknownWritten,     // written, but nobody can say
  kUnknownNotWritten,  // not written, but nobody can say
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
  kForgetsOlderAnswers,  // a client's row is what was written last
  kForgetsAnswers,       // remembers answers only until it is opened again
  kGivesCodesTwice,
  kIgnoresCreationKeys,
  kLosesRuns,
  kLosesClocks,
  kMixesAssisted,  // one leaderboard for assisted and unassisted runs
};

}  // namespace gridmates::support
